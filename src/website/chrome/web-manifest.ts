// Nobody installs a page that they have not touched; until then the manifest would only be in the way.
const link = document.createElement("link");
link.rel = "manifest";
link.href = "/site.webmanifest";
document.head.append(link);
