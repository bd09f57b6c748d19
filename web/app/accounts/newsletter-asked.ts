/** The history's state of the page that opens the newsletter prompt. */
export const askNewsletter = { askNewsletter: true }

/** Whether a page was gone to with it. */
export const isNewsletterAsked = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'askNewsletter' in state
