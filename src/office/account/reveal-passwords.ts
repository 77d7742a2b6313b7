/** Lets people look at what they type into a password field (`PasswordField`). */
export function revealPasswords(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-reveal]")) {
    const field = button.parentElement?.querySelector("input");
    const word = button.firstChild;
    if (!field || !word) continue;
    const show = (isShown: boolean) => {
      field.type = isShown ? "text" : "password";
      word.textContent = isShown ? "Hide" : "Show";
    };
    button.addEventListener("click", () => show(field.type === "password"));
    // Browsers offer to save what is in a password field, and remember what was in a text field.
    field.form?.addEventListener("submit", () => show(false));
    button.hidden = false;
  }
}
