import { Notice } from "../../ui/notice.tsx";

type NeighboursProps = {
  /** Undefined where we know what was asked. */
  topics: readonly string[] | undefined;
  /** The link that asks the same about another topic. */
  linkTo: (topic: string) => string;
};

/** Says that an idea is a general one, and offers topics near it that we know. */
export function Neighbours({ topics, linkTo }: NeighboursProps) {
  if (!topics) return null;
  return (
    <Notice role="status" title="We don’t know this one">
      <p>So this idea is a general one. Try other words, or choose one of these.</p>
      <ul className="mt-2 grid gap-1">
        {topics.map((topic) => (
          <li key={topic}>
            <a className="underline" href={linkTo(topic)}>
              {topic}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
