import { savedShelf, tellSaved } from './saved-store.ts'

/** Whoever leaves the device leaves nothing there of what they saved: their account keeps it. */
export function forgetSaved(): void {
  savedShelf.write(null)
  tellSaved()
}
