import { createContext, use } from "react";
import type { Content } from "../../../core/sites/revisions/merge.ts";
import type { PictureUploads, SitePicture } from "./pictures/pictures.ts";

/** What every part of the editor works with. */
export type Editor = {
  siteId: string;
  content: Content;
  /** Those of the site; what is removed is shown where it is in use, and not offered. */
  pictures: readonly SitePicture[];
  setPictures(change: (pictures: readonly SitePicture[]) => readonly SitePicture[]): void;
  /** Pictures on their way to sections. */
  uploads: PictureUploads;
  /** @param step names the field that was typed in: typing on is one step of undo. */
  change(change: (content: Content) => Content, step?: string): void;
  step(way: "undo" | "redo"): void;
  /** What is wrong with the value at a path: “document.pages.0.title”. */
  errorAt(path: string): string | undefined;
  /** Chooses a section of whichever page, and shows its fields. */
  goTo(blockId: string): void;
  /** Tells a screen reader what happened. */
  say(what: string): void;
};

const Context = createContext<Editor | undefined>(undefined);
export const EditorProvider = Context.Provider;

/** @throws Error outside an editor. */
export function useEditor(): Editor {
  const editor = use(Context);
  if (!editor) throw new Error("a part of the editor is only rendered in an editor");
  return editor;
}
