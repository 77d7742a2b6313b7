/**
 * The name of a field that people don't see and browsers don't autofill. Scripts that fill in every
 * field give themselves away.
 */
export const trapField = "leave_blank";

export function TrapField() {
  return (
    <label hidden>
      Leave this empty
      <input name={trapField} type="text" tabIndex={-1} autoComplete="off" />
    </label>
  );
}
