// Nobody installs a page before touching it, so the manifest waits until then.
const link = document.createElement("link");
link.rel = "manifest";
link.href = "/site.webmanifest";
document.head.append(link);
