import { useEffect, useRef, useState } from "react";

type FrameProps = {
  title: string;
  /** The address of the page that it shows. */
  src: string;
};

/**
 * A page as long as it is, so that one scrolls past it and not within it: it takes no pointer and no
 * key, since nothing in it leads anywhere. Without JavaScript its first three sections are seen, and
 * “Full size” has the rest. Another page is loaded behind it and takes its place when it has come.
 * Frames are replaced, since going on in one would fill the browser’s history.
 */
export function SketchFrame({ title, src }: FrameProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ address: string; page?: Element | undefined }>({
    address: src,
  });
  useEffect(() => {
    // It may have come before the script.
    const page = stage.current?.querySelector("iframe")?.contentDocument?.documentElement;
    setShown((before) => ({ page, ...before }));
  }, []);
  useEffect(() => {
    const { page } = shown;
    if (!page) return;
    // Fonts come late, and a window may get wider.
    const observer = new ResizeObserver(() => {
      const { height } = page.getBoundingClientRect();
      if (height > 0) stage.current?.style.setProperty("--length", `${height}px`);
    });
    observer.observe(page);
    return () => observer.disconnect();
  }, [shown]);
  return (
    <div ref={stage} className="stage relative mx-auto overflow-hidden bg-white">
      {[...new Set([shown.address, src])].map((address) => (
        <iframe
          key={address}
          title={title}
          src={address}
          sandbox="allow-same-origin"
          tabIndex={-1}
          inert={address !== shown.address}
          onLoad={({ currentTarget }) =>
            setShown({ address, page: currentTarget.contentDocument?.documentElement })
          }
          className={`pointer-events-none bg-white ${address === shown.address ? "" : "invisible absolute top-0"}`}
        />
      ))}
    </div>
  );
}
