/**
 * What happens to the email that confirms a form. It is sent; held back, if the address has reached
 * its daily limit of emails from forms; or kept, if no mail server is set up.
 */
export type ConfirmationEmail = "sent" | "held" | "kept";
