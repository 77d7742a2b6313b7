import type { ReactNode, Ref } from "react";
import { Button } from "../../ui/button.tsx";
import type { Form } from "../../ui/forms/use-form.ts";

/** The form's id, for a button outside it. */
export const ideaFormId = "idea-form";

type IdeaFormProps = {
  idea: {
    path: string;
    variation: number | undefined;
    form: Pick<Form<unknown>, "props" | "busy">;
    button: Ref<HTMLButtonElement>;
  };
  className: string;
  /** The questions. */
  children: ReactNode;
  below?: ReactNode;
};

/** A tool's form. Without JavaScript it leads to its own page, with the answers in the query. */
export function IdeaForm({ idea, className, children, below }: IdeaFormProps) {
  return (
    <form id={ideaFormId} action={`${idea.path}#idea`} {...idea.form.props} className={className}>
      {children}
      <input type="hidden" name="variation" value={idea.variation ?? ""} />
      <Button
        ref={idea.button}
        type="submit"
        size="large"
        busy={idea.form.busy}
        busyLabel="Generating..."
        data-replay=""
      >
        Generate My Idea
      </Button>
      {below}
    </form>
  );
}
