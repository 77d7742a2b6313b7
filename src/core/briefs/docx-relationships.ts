import sax from "sax";

/** What runs when a document is opened (ECMA-376 part 1, 15.2 and Microsoft's own). */
const program =
  /\/(?:vbaProject|wordVbaData|oleObject|control|activeXControlBinary|aFChunk|subDocument|frame|attachedToolbars)$/i;

/**
 * Whether the relationships of a Word document part lead to no program, and outside the document
 * only to links and linked pictures. An external template would load with its macros when the
 * document is opened.
 *
 * @param xml a `.rels` part; one that cannot be parsed is not harmless.
 */
export function areHarmlessRelationships(xml: Buffer): boolean {
  let isHarmless = true;
  const reader = sax.parser(true);
  reader.ondoctype = () => {
    isHarmless = false;
  };
  reader.onopentag = ({ name, attributes }) => {
    if (name.split(":").at(-1) === "Relationship") isHarmless &&= isHarmlessLink(attributes);
  };
  try {
    reader.write(new TextDecoder("utf-8", { fatal: true }).decode(xml)).close();
    return isHarmless;
  } catch {
    return false;
  }
}

function isHarmlessLink(attributes: Record<string, unknown>): boolean {
  const { Type, Target, TargetMode } = attributes;
  if (typeof Type !== "string" || typeof Target !== "string" || program.test(Type)) return false;
  if (TargetMode === undefined || TargetMode === "Internal") return true;
  if (/\/hyperlink$/.test(Type)) return /^(?:https?:|mailto:|tel:|#)/i.test(Target);
  return /\/image$/.test(Type) && /^https?:/i.test(Target);
}
