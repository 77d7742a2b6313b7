import { Notice } from "../../ui/notice.tsx";

export const unknownVersionWords = "It was saved by a newer version of this app. Update this one.";

export function UnknownVersionNotice() {
  return (
    <Notice tone="error" role="alert" title="This site can’t be shown">
      <p>{unknownVersionWords}</p>
    </Notice>
  );
}
