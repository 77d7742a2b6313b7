/** The header that passes the visitor's address to Better Auth. */
export const addressHeader = "x-visitor-address";

/** The prefix of operators' cookies. A __Host- cookie belongs to this host alone. */
export function cookiePrefix(publicUrl: string): string {
  return publicUrl.startsWith("https:") ? "__Host-operator" : "operator";
}
