// The address of this server that can be sent to others, asked for when somebody first needs it.

import * as http from "../api/http";
import { bestOrigin, onlyHere } from "./address";

let reachable: string[] = $state.raw([]);
let asked = false;

/** The origin that links to others begin with. */
export function shareOrigin(): string {
  if (!asked && onlyHere(location.hostname)) {
    asked = true;
    // Whoever cannot find it out still has the address that they came by.
    void http.addresses().then(
      (found) => (reachable = found),
      () => (asked = false),
    );
  }
  return bestOrigin(location, reachable);
}
