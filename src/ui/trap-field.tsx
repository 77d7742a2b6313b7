/**
 * The name of a field no person sees and no browser fills by itself: it means nothing to autofill,
 * and is not displayed. Scripts that fill every field give themselves away.
 */
export const trapField = "leave_blank";

export function TrapField() {
  return (
    <div hidden>
      <label htmlFor={trapField}>Leave this empty</label>
      <input id={trapField} name={trapField} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
