/**
 * Posts a form to its page, from the browser. Never throws: anything but a valid answer in time is a
 * failure.
 */
export async function postForm<Answer>(
  { action }: HTMLFormElement,
  body: FormData | URLSearchParams,
  isAnswer: (value: unknown) => value is Answer,
  signal: AbortSignal = AbortSignal.timeout(20_000),
): Promise<Answer | { outcome: "failed" }> {
  try {
    const response = await fetch(action, {
      method: "POST",
      headers: { accept: "application/json" },
      body,
      signal,
    });
    const answer: unknown = await response.json();
    if (isAnswer(answer)) return answer;
  } catch {}
  return { outcome: "failed" };
}
