// A link to a place on the same page would leave its popover open.
addEventListener("click", ({ target }) => {
  if (!(target instanceof HTMLAnchorElement)) return;
  target.closest<HTMLElement>(":popover-open")?.hidePopover();
});
