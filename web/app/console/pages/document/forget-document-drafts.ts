export const draftsPrefix = (personId: number) => `content-drafts-${personId}-`

/** Whoever leaves the device leaves nothing of what they wrote there. */
export function forgetDocumentDrafts(personId: number): void {
  const prefix = draftsPrefix(personId)
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    // Where nothing can be kept nothing is.
  }
}
