/** Rules of a notification with their exact texts: used by the server's schemas and by the form. */

export const categoryMissing = 'Please select a category'
export const notificationTermsMissing = 'You must agree to the Terms of Use'
export const unsubscribeLinkInvalid =
  'This link is not valid. Please log in: you can end your notifications in your account.'
