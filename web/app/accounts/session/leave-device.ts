import { clearUser, storedUser } from '../user-store.ts'

type Forget = (personId: number) => void

const forgets = new Set<Forget>()

/** What else is to be forgotten of whoever leaves: of what a person writes in this browser, each keeper knows its own. */
export const whenLeaving = (forget: Forget): void => {
  forgets.add(forget)
}

/** Signs out by the person's own will, who leaves nothing of theirs on the device. A session that ends by itself keeps what they wrote. */
export function leaveDevice(): void {
  const personId = storedUser()?.user_id
  if (personId !== undefined) for (const forget of forgets) forget(personId)
  clearUser()
}
