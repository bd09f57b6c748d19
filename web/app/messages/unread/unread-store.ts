import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { storedUser } from '../../accounts/user-store.ts'
import { browserApi } from '../../api.ts'

/** How many conversations have something unread, and for whom and when that was counted, in milliseconds. */
type Unread = { personId: number | undefined; count: number; countedAt: number }

const store = createStore<Unread>()(() => ({ personId: undefined, count: 0, countedAt: 0 }))

/** The number of conversations of this person with something unread; 0 until it is known. */
export const useUnread = (personId: number | undefined): number =>
  useStore(store, (state) => (state.personId === personId ? state.count : 0))

let counting: Promise<void> | undefined

/** Counts again, once at a time. What cannot be counted now is counted the next time. */
export async function refreshUnread(): Promise<void> {
  await counting
  counting = count().finally(() => {
    counting = undefined
  })
  return counting
}

async function count(): Promise<void> {
  const user = storedUser()
  if (!user || user.limited) return
  const personId = user.user_id
  const reply = await browserApi('countUnread', {})
  if (reply.ok && storedUser()?.user_id === personId)
    store.setState({ personId, count: reply.data.conversations, countedAt: Date.now() })
}

/** In milliseconds: a count that is younger is not asked for again. */
const freshFor = 30_000

/** Counts again where the last count is another person's or older than half a minute. */
export function refreshOldUnread(): void {
  const { personId, countedAt } = store.getState()
  const isOld = personId !== storedUser()?.user_id || Date.now() - countedAt > freshFor
  if (isOld && !counting) refreshUnread()
}
