/** What Ctrl or Cmd with Z asks for, and with Shift and Z; undefined for any other key. */
export function undoKey(event: {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}): "undo" | "redo" | undefined {
  const isZ = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey);
  if (!isZ || event.altKey) return undefined;
  return event.shiftKey ? "redo" : "undo";
}
