/** The history state with which a page opens the newsletter prompt. */
export const newsletterPromptState = { askNewsletter: true }

/** Whether a page was opened with that state. */
export const isNewsletterPromptRequested = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'askNewsletter' in state
