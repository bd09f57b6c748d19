const key = 'home-screen-hint'
const day = 24 * 60 * 60 * 1000

/** Whether the last hint on this device is more than 24 hours ago. False where nothing can be stored, so that it does not repeat. */
export function isHintDue(now = Date.now()): boolean {
  try {
    const last = Number(localStorage.getItem(key) ?? 0)
    return !(now - last <= day)
  } catch {
    return false
  }
}

/** Stores the time of this hint. */
export function recordHint(now = Date.now()): void {
  try {
    localStorage.setItem(key, String(now))
  } catch {
    // Storage is refused: then no hint is due anyway.
  }
}
