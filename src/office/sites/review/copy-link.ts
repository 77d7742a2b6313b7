/** Makes the buttons that copy a link work; without this a link can be selected in its field. */
export function copyLinks(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-copies]")) {
    const field = document.getElementById(button.dataset.copies ?? "");
    if (!(field instanceof HTMLInputElement)) continue;
    button.hidden = false;
    button.addEventListener("click", async () => {
      field.select();
      try {
        await navigator.clipboard.writeText(field.value);
        button.textContent = "Copied";
      } catch {
        button.textContent = "Press Ctrl+C";
      }
    });
  }
}
