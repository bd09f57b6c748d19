export const draftsKey = (personId: number) => `listing-drafts-${personId}`

/** Deletes a person's drafts from this device, as when they log out. */
export function forgetDrafts(personId: number): void {
  try {
    localStorage.removeItem(draftsKey(personId))
  } catch {
    // Where nothing can be stored nothing is.
  }
}
