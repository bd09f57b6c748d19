import { clearUser, storedUser } from '../user-store.ts'

type LeaveListener = (personId: number) => void

const listeners = new Set<LeaveListener>()

/** Registers a listener that removes what a module has stored in this browser of a person who logs out. */
export const onLeavingDevice = (listener: LeaveListener): void => {
  listeners.add(listener)
}

/** Signs out at the person's request and removes their data from the device. A session that expires keeps what they wrote. */
export function leaveDevice(): void {
  const personId = storedUser()?.user_id
  if (personId !== undefined) for (const listener of listeners) listener(personId)
  clearUser()
}
