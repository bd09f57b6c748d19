export const writtenKey = 'messages-written'

/** Whoever leaves the device leaves nothing of what they wrote there. */
export function forgetWritten(): void {
  try {
    sessionStorage.removeItem(writtenKey)
    localStorage.removeItem(writtenKey)
  } catch {
    // Where nothing can be kept nothing is.
  }
}
