import { writeSaved } from './saved-store.ts'

/** Removes all saved listings from this browser, when a person logs out; their account still has them. */
export const forgetSaved = (): void => writeSaved(null)
