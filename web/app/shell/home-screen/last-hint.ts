const key = 'home-screen-hint'
const day = 24 * 60 * 60 * 1000

/** Whether the last hint on this device is more than 24 hours ago. One that keeps nothing is not asked again and again. */
export function isHintDue(now = Date.now()): boolean {
  try {
    const last = Number(localStorage.getItem(key) ?? 0)
    return !(now - last <= day)
  } catch {
    return false
  }
}

/** Remembers the moment of this hint. */
export function recordHint(now = Date.now()): void {
  try {
    localStorage.setItem(key, String(now))
  } catch {
    // Refused: then none was due.
  }
}
