import type { IdeaCategory } from "../../../content/business-ideas/idea.ts";

/** The category’s icon on a shop sign, in front of the sun of our other drawings. */
export function CategoryDrawing({ category }: { category: Pick<IdeaCategory, "id"> }) {
  return (
    <svg
      viewBox="0 0 240 160"
      aria-hidden="true"
      fill="none"
      stroke="#17231d"
      strokeWidth="1.5"
      strokeLinecap="round"
      className="hidden w-full max-w-md lg:block"
    >
      <circle cx="150" cy="74" r="64" fill="#f5dfb0" stroke="none" />
      <path d="M16 144q70-44 130-22t86 22z" fill="#cfe0d0" stroke="none" />
      <path d="M70 144V12h6v132z" fill="#c4622d" />
      <path d="M76 22h84M76 44l22-22M108 22v20M148 22v20" />
      <circle cx="128" cy="82" r="42" fill="#fffdf9" />
      <circle cx="128" cy="82" r="37" stroke="#1f5b45" />
      <image href={`/idea-icons.svg#${category.id}`} x="104" y="58" width="48" height="48" />
      <path d="M8 144h224" strokeWidth="2" />
    </svg>
  );
}
