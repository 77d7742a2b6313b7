/**
 * Posts a form to its page, from the browser. Never throws: anything but a valid answer within 20
 * seconds is a failure.
 */
export async function postForm<Answer>(
  { action }: HTMLFormElement,
  body: FormData | URLSearchParams,
  isAnswer: (value: unknown) => value is Answer,
): Promise<Answer | { outcome: "failed" }> {
  try {
    const response = await fetch(action, {
      method: "POST",
      headers: { accept: "application/json" },
      body,
      signal: AbortSignal.timeout(20_000),
    });
    const answer: unknown = await response.json();
    if (isAnswer(answer)) return answer;
  } catch {}
  return { outcome: "failed" };
}
