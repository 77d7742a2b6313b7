let isReported = false;

/**
 * Tells our server, once per page view, that a tool was used that works without the server. The
 * server counts it, unless the visitor asks not to be counted.
 */
export function reportToolUse(): void {
  if (isReported) return;
  isReported = true;
  const { doNotTrack } = navigator;
  const isPrivate = "globalPrivacyControl" in navigator && navigator.globalPrivacyControl;
  if (doNotTrack === "1" || isPrivate) return;
  navigator.sendBeacon("/counts", JSON.stringify({ page: location.pathname, tool: true }));
}
