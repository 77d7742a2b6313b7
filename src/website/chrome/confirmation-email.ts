/**
 * What becomes of the email that confirms a form: it is sent; held back, since the address has had
 * all that our forms may send it in a day; or kept, since no mail server is set.
 */
export type ConfirmationEmail = "sent" | "held" | "kept";
