/** The common prefix of the storage keys of a person's drafts. */
export const draftsPrefix = (personId: number) => `content-drafts-${personId}-`

/** Removes a person's drafts from this browser, when they log out. */
export function forgetDocumentDrafts(personId: number): void {
  const prefix = draftsPrefix(personId)
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    // A browser that cannot store anything has nothing to remove.
  }
}
