import ts from "typescript";

/**
 * Rewrites a module of facts so that every fact changes: each number is larger, each text
 * unreadable. What the module computes from its facts follows.
 *
 * @param source TypeScript of a module such as `content/offer.ts`
 */
export function changeFacts(source: string): string {
  const file = ts.createSourceFile("facts.ts", source, ts.ScriptTarget.Latest, true);
  const { transformed } = ts.transform(file, [
    (context) => (root) =>
      ts.visitEachChild(root, (node) => changeStatement(node, context), context),
  ]);
  const [changed] = transformed;
  if (!changed) throw new Error("Nothing is left of the module");
  return ts.createPrinter().printFile(changed);
}

/** Facts are in objects and lists at the top of the module; functions and types are left alone. */
function changeStatement(node: ts.Node, context: ts.TransformationContext): ts.Node {
  return ts.isVariableStatement(node) ? changeLiterals(node, context) : node;
}

function changeLiterals(node: ts.Node, context: ts.TransformationContext): ts.Node {
  const { factory } = context;
  if (ts.isTypeNode(node) || isIdentifier(node) || ts.isBinaryExpression(node)) return node;
  if (ts.isNumericLiteral(node)) return factory.createNumericLiteral(changedNumber(+node.text));
  if (ts.isStringLiteral(node)) return factory.createStringLiteral(changedText(node.text));
  if (ts.isTemplateHead(node)) return factory.createTemplateHead(changedText(node.text));
  if (ts.isTemplateMiddle(node)) return factory.createTemplateMiddle(changedText(node.text));
  if (ts.isTemplateTail(node)) return factory.createTemplateTail(changedText(node.text));
  return ts.visitEachChild(node, (child) => changeLiterals(child, context), context);
}

/** `id: "monthly"` is what the database and the forms call it, not what a page says. */
function isIdentifier(node: ts.Node): boolean {
  return ts.isPropertyAssignment(node) && node.name.getText() === "id";
}

function changedNumber(number: number): number {
  return number + 7000;
}

/** Letters move on by 13, digits by 5: an address stays an address. */
function changedText(text: string): string {
  return text
    .replace(/[a-z]/g, (letter) => turned(letter, "a", 13, 26))
    .replace(/[A-Z]/g, (letter) => turned(letter, "A", 13, 26))
    .replace(/\d/g, (digit) => turned(digit, "0", 5, 10));
}

function turned(character: string, first: string, steps: number, count: number): string {
  const start = first.charCodeAt(0);
  return String.fromCharCode(start + ((character.charCodeAt(0) - start + steps) % count));
}
