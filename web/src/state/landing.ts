// Where the focus goes when one page takes the place of another: without this it would stay on something that is gone, and
// neither keyboard nor screen reader would know of the new page.

import type { Attachment } from "svelte/attachments";

/** The address of the last page that has come. */
let last: string | null = null;

/** For the heading of every page. A page that was opened by its address begins at its top, as the browser does it. */
export const landing: Attachment<HTMLElement> = (heading) => {
  const before = last;
  last = location.pathname;
  const nowhere = document.activeElement === document.body;
  if (before === null || (before === last && !nowhere)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};
