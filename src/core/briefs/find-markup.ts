/**
 * What makes a browser or a server run a file, wherever in it it stands. `<svg` needs its namespace
 * nearby: four letters by themselves turn up in one of fifty pictures by chance.
 */
const markup =
  /<!doctype\s+html|<(?:html|head|body|script|iframe|object|embed)[\s/>]|<\?php|<svg[\s/>][^<]{0,500}xmlns/i;

/** Any element with `onerror=` or the like runs a script too: `<img src=x onerror=…>`. */
const elementOrHandler = /<[a-z]|[\s/"'`]on[a-z]{3,24}\s{0,50}=/gi;

/** How far behind the beginning of its element a handler is looked for. */
const REACH = 500;

/** Longer than anything the patterns above can match, so that nothing hides between two chunks. */
const OVERLAP = 600;

/** Whether a text, or a file read as Latin-1, holds what a browser or a server would run. */
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
