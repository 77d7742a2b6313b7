/**
 * How an email to a customer begins: with the name they gave, where there is one. A name that a mail
 * program would turn into a link is left out, since anybody can have typed it.
 */
export function greeting(name?: string): string {
  return name && !/\S[.:/@]\S/.test(name) ? `Hi ${name},` : "Hi there,";
}
