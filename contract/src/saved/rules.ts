/** Rules of saved listings with their exact texts: used by the server and by the browser. */

/** How many listings somebody can save, on a device or with an account. */
export const savedLimit = 200

/**
 * The states of a saved listing that others may know. `gone`: hidden, whatever the reason, or there no more. A state that the product
 * learns, such as being promised to somebody, gets its line here, its rule in the server's `state-for-others.ts` and its
 * label below.
 */
export const savedStates = ['available', 'sold', 'taken_down', 'gone'] as const
export type SavedState = (typeof savedStates)[number]

/** The label of a saved listing's state; none while it is available. */
export const savedStateLabels: Record<SavedState, string> = {
  available: '',
  sold: 'Sold or given away',
  taken_down: 'Taken down by its owner',
  gone: 'No longer available',
}

export const savedFull = `You have saved ${savedLimit} listings, which is as many as we keep. Take some off your list first.`
export const savedGone = 'This listing is no longer available.'
export const savedLinkInvalid = 'This link is not valid. You can end these e-mails on the page of your saved listings.'
