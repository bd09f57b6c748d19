/** In the browser's first scripts in place of the form that the server's HTML has. See late-contact-form.tsx. */
export const ContactForm = undefined
