let isReported = false;

/**
 * Tells our server, once a page, that a tool on it was used which asks no server for anything. The
 * server counts it for the page, unless the visitor asks not to be counted.
 */
export function reportToolUse(): void {
  if (isReported) return;
  isReported = true;
  const { doNotTrack } = navigator;
  const isPrivate = "globalPrivacyControl" in navigator && navigator.globalPrivacyControl;
  if (doNotTrack === "1" || isPrivate) return;
  navigator.sendBeacon("/counts", JSON.stringify({ page: location.pathname, tool: true }));
}
