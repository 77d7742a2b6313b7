import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { type KeptIdea, mostKept, shortlistPath, useShortlist } from "./shortlist.ts";

/** Puts the idea on screen on the shortlist, or takes it off. */
export function KeepIdea({ idea }: { idea: KeptIdea }) {
  const { ideas, keep, remove } = useShortlist();
  const [problem, setProblem] = useState<keyof typeof problems>();
  const isKept = ideas.some(({ link }) => link === idea.link);

  function toggle() {
    if (isKept) return remove(idea.link);
    const outcome = keep(idea);
    setProblem(outcome === "kept" ? undefined : outcome);
  }

  return (
    <span className="flex flex-wrap items-center gap-3 noscript:hidden">
      <Button look="secondary" onClick={toggle} data-replay="">
        {isKept ? "Remove from my shortlist" : "Keep this idea"}
      </Button>
      <span role="status" className="text-small">
        {problem && !isKept && problems[problem]}
        {isKept && "Kept. "}
        {ideas.length > 0 && (
          <a href={shortlistPath} className="text-link">
            Your shortlist ({ideas.length})
          </a>
        )}
      </span>
    </span>
  );
}

const problems = {
  full: `Your shortlist has ${mostKept} ideas already. Take one off to keep this one. `,
  blocked: "Your browser doesn’t let this page keep anything. ",
} as const;
