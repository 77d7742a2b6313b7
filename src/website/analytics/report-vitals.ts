import { type Metric, onCLS, onINP, onLCP } from "web-vitals";

// Loaded at a visitor's first touch (website/chrome/first-touch.ts). The browser buffers what
// happened before that. A page sends one report, when it is first hidden.

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

if (navigator.doNotTrack !== "1" && !navigator.globalPrivacyControl) {
  const vitals: Partial<Record<Metric["name"], number>> = {};
  const keep = ({ name, value }: Metric) => {
    vitals[name] = Math.round(value * 1000) / 1000;
  };
  onLCP(keep);
  onCLS(keep);
  onINP(keep);
  // Added after the library's listeners, which report their final values at this moment.
  const page = location.pathname;
  const report = () => {
    if (document.visibilityState !== "hidden" || Object.keys(vitals).length === 0) return;
    document.removeEventListener("visibilitychange", report);
    navigator.sendBeacon("/counts", JSON.stringify({ page, vitals }));
  };
  document.addEventListener("visibilitychange", report);
}
