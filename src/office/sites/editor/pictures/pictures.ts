import type { Block } from "../../../../blocks/document.ts";
import type { SiteFile } from "../../../../core/sites/pictures/site-files.ts";

/** A picture that blocks may show. */
export type SitePicture = Pick<
  SiteFile,
  "key" | "kind" | "widths" | "width" | "height" | "original_name"
>;

export type PictureKind = "photo" | "logo" | "file";

/** The place that a picture is for, however the site is changed until the picture is there. */
export type PictureTarget = {
  /** The section as it was when the picture was chosen. */
  block: Block;
  /** Where in it: “photo”, “photos”, “members.1.photo”. */
  field: string;
};

/** A picture on its way to its section, or one that did not get there. */
export type PictureUpload = {
  id: string;
  file: File;
  kind: PictureKind;
  target: PictureTarget;
  state: "waiting" | "sending" | "failed";
  /** How much of it has been sent, from 0 to 1. */
  share: number;
  /** Why it failed. */
  message: string;
  canRetry: boolean;
};

export type PictureUploads = {
  /** Those that have arrived are no longer listed. */
  list: readonly PictureUpload[];
  add(files: Iterable<File>, kind: PictureKind, target: PictureTarget): void;
  retry(upload: PictureUpload): void;
  remove(id: string): void;
};
