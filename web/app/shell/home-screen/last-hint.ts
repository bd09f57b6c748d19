import { readText, writeText } from '../../state/storage.ts'

const key = 'home-screen-hint'
const day = 24 * 60 * 60 * 1000

/** Whether the last hint on this device is more than 24 hours ago. */
export function isHintDue(now = Date.now()): boolean {
  const last = Number(readText('localStorage', key) ?? 0)
  return !(now - last <= day)
}

/** Stores the time of this hint. Returns false where nothing can be stored: it would be shown again and again. */
export const recordHint = (now = Date.now()): boolean => writeText('localStorage', key, String(now))
