/**
 * What makes a browser or a server run a file, anywhere in it. `<svg` needs its namespace nearby:
 * four letters alone occur by chance in one of fifty pictures.
 */
const markup =
  /<!doctype\s+html|<(?:html|head|body|script|iframe|object|embed)[\s/>]|<\?php|<svg[\s/>][^<]{0,500}xmlns/i;

/** Any element with a handler such as `onerror=` runs a script too: `<img src=x onerror=…>`. */
const elementOrHandler = /<[a-z]|[\s/"'`]on[a-z]{3,24}\s{0,50}=/gi;

/** How far from the start of its element to look for a handler. */
const REACH = 500;

/** Longer than any match of the patterns above, so that nothing hides between two chunks. */
const OVERLAP = 600;

/**
 * Whether a text, or a file read as Latin-1, contains something that a browser or a server would
 * run.
 */
export async function hasMarkup(
  chunks: AsyncIterable<string> | Iterable<string>,
): Promise<boolean> {
  let rest = "";
  for await (const chunk of chunks) {
    const text = rest + chunk;
    if (markup.test(text) || hasHandler(text)) return true;
    rest = text.slice(-OVERLAP);
  }
  return false;
}

function hasHandler(text: string): boolean {
  let element = Number.NEGATIVE_INFINITY;
  for (const { index, 0: found } of text.matchAll(elementOrHandler)) {
    if (found.startsWith("<")) element = index;
    else if (index - element <= REACH) return true;
  }
  return false;
}
