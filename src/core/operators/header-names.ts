/** Where the address of a visitor is handed to Better Auth. */
export const addressHeader = "x-visitor-address";

/** What the names of operators' cookies begin with. A __Host- cookie is one of this host alone. */
export function cookiePrefix(publicUrl: string): string {
  return publicUrl.startsWith("https:") ? "__Host-operator" : "operator";
}
