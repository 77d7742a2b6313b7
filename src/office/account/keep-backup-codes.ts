/** Copies and downloads the codes that `BackupCodes` shows. */
export function keepBackupCodes(): void {
  const list = document.querySelector("[data-backup-codes]");
  const copy = document.querySelector<HTMLElement>("[data-copy-codes]");
  const download = document.querySelector<HTMLAnchorElement>("[data-download-codes]");
  const status = document.querySelector("[data-codes-status]");
  if (!list || !copy || !download || !status) return;
  const codes = [...list.children].map(({ textContent }) => textContent).join("\n");

  // Browsers have one only over HTTPS, and on the computer itself.
  if (navigator.clipboard) {
    copy.hidden = false;
    copy.addEventListener("click", () => {
      navigator.clipboard.writeText(codes).then(
        () => {
          status.textContent = "Copied.";
        },
        () => {
          status.textContent =
            "The codes couldn’t be copied. Please download them or write them down.";
        },
      );
    });
  }
  const about = `Backup codes for ${location.host}. Each one works once.`;
  download.href = URL.createObjectURL(new Blob([`${about}\n\n${codes}\n`], { type: "text/plain" }));
  download.download = `backup-codes-${location.hostname}.txt`;
  download.hidden = false;
}
