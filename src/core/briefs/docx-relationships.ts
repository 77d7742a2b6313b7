import sax from "sax";

/** What runs, or is run, when a document is opened (ECMA-376 part 1, 15.2 and Microsoft's own). */
const program =
  /\/(?:vbaProject|wordVbaData|oleObject|control|activeXControlBinary|aFChunk|subDocument|frame|attachedToolbars)$/i;

/**
 * Whether the relationships of a part of a Word document lead to no program, and outside of the
 * document to links and linked pictures alone. A template from elsewhere would be loaded with its
 * macros when the document is opened.
 *
 * @param xml a `.rels` part; one that a parser refuses is not harmless.
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
