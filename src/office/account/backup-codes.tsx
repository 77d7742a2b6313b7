import { Button, ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** New backup codes. A script brings the buttons to life (`keep-backup-codes.ts`). */
export function BackupCodes({ codes }: { codes: readonly string[] }) {
  return (
    <Notice title="Write these down, or print them">
      <p className="text-small">
        Each one lets you in once when you don’t have your phone. You won’t see them again.
      </p>
      <ul
        data-backup-codes
        className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-4 gap-y-1 whitespace-nowrap font-semibold even-figures"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap items-center gap-3">
        <Button look="secondary" size="small" data-copy-codes hidden>
          Copy
        </Button>
        <ButtonLink href="#second-factor" look="secondary" size="small" data-download-codes hidden>
          Download
        </ButtonLink>
        <span role="status" data-codes-status className="text-small" />
      </p>
    </Notice>
  );
}

/** How many are left, once there are codes. */
export function codesLeftText(count: number): string {
  const left = count === 1 ? "1 backup code left." : `${count} backup codes left.`;
  return count > 3 ? left : `${left} Get new ones before you run out.`;
}
