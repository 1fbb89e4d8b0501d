// Where others find this server: the address that we came by, unless that leads nowhere but here.

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether an address means the very machine that opens it. */
export function onlyHere(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}

/** The origin that a link to be sent to others begins with. `reachable` are the server's own, best first. */
export function bestOrigin({ hostname, origin }: URL | Location, reachable: readonly string[]): string {
  return (onlyHere(hostname) && reachable[0]) || origin;
}

/** The address of a QR code that leads to a table. */
export function qrCode(table: string, origin: string): string {
  return `/api/tables/${table}/qr.svg?origin=${encodeURIComponent(origin)}`;
}
