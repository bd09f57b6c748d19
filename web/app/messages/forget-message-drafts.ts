export const draftsKey = 'messages-written'

/** Removes all unsent messages from this browser, when a person logs out. */
export function forgetMessageDrafts(): void {
  try {
    sessionStorage.removeItem(draftsKey)
    localStorage.removeItem(draftsKey)
  } catch {
    // A browser that cannot store anything has nothing to remove.
  }
}
