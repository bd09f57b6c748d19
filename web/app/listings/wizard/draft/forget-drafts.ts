export const draftsKey = (personId: number) => `listing-drafts-${personId}`

/** Whoever leaves the device leaves nothing of what they wrote there. */
export function forgetDrafts(personId: number): void {
  try {
    localStorage.removeItem(draftsKey(personId))
  } catch {
    // Where nothing can be kept nothing is.
  }
}
