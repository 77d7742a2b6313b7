import { useState } from "react";

type FrameProps = {
  title: string;
  /** The address of the page that it shows. */
  src: string;
  /** One that may be asked for next. */
  ahead: string | undefined;
};

/**
 * A page in a frame. Another one is loaded behind it and takes its place when it has come; so is one
 * that is likely to be next. Frames are replaced, since going on in one would fill the browser’s
 * history.
 */
export function SketchFrame({ title, src, ahead }: FrameProps) {
  const [shown, setShown] = useState(src);
  const [loaded, setLoaded] = useState<readonly string[]>([src]);
  if (src !== shown && loaded.includes(src)) setShown(src);
  const frames = [...new Set([shown, src, ...(ahead ? [ahead] : [])])];
  return frames.map((address) => (
    <iframe
      key={address}
      title={title}
      src={address}
      sandbox="allow-same-origin"
      inert={address !== shown}
      onLoad={() =>
        setLoaded((before) => [...before.filter((one) => frames.includes(one)), address])
      }
      className={`absolute top-0 left-0 size-full bg-white ${address === shown ? "" : "invisible"}`}
    />
  ));
}
