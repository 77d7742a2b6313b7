// A link to a place on the same page leaves the popover that it is in open; all others close it.
addEventListener("click", ({ target }) => {
  if (!(target instanceof HTMLAnchorElement)) return;
  target.closest<HTMLElement>(":popover-open")?.hidePopover();
});
