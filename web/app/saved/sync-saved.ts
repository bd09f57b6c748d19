import { storedUser } from '../accounts/user-store.ts'
import { browserApi } from '../api.ts'
import { whenTold } from './press-heart.ts'
import { copyFromAccount, keptOfVisitors } from './saved-shelf.ts'
import { savedShelf } from './saved-store.ts'

let done: { personId: number; sync: Promise<void> } | undefined

/**
 * What this browser kept of a visitor goes along into the account of who signs in, once; from then on it has a copy of what the
 * account keeps. Once for each person and page load: what cannot be reached now is tried with the next. Comes when the account knows
 * of all that was pressed, too.
 */
export function syncSaved(personId: number): Promise<void> {
  if (done?.personId !== personId || keptOfVisitors().length) done = { personId, sync: sync(personId) }
  return done.sync.then(whenTold)
}

async function sync(personId: number): Promise<void> {
  await whenTold()
  // Meanwhile who was signed in may have been signed out.
  if (storedUser()?.user_id !== personId) return
  const before = savedShelf.read()
  const brought = keptOfVisitors().map(({ id, price }) => ({ id, price }))
  const reply = brought.length
    ? await browserApi('takeAlongSaved', { body: { posts: brought } })
    : await browserApi('listSavedIds', {})
  if (!reply.ok || storedUser()?.user_id !== personId) return
  // A heart was pressed meanwhile: what the account said is old.
  if (savedShelf.read() !== before) return sync(personId)
  copyFromAccount(personId, reply.data)
}
