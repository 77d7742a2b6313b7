import { Notice } from "../../ui/notice.tsx";

export const unknownVersionWords =
  "A newer version of this program saved it. Bring this one up to date.";

export function UnknownVersionNotice() {
  return (
    <Notice tone="error" role="alert" title="This site can’t be shown">
      <p>{unknownVersionWords}</p>
    </Notice>
  );
}
