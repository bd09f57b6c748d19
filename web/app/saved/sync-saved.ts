import { storedUser } from '../accounts/user-store.ts'
import { browserApi } from '../api.ts'
import { whenSynced } from './press-heart.ts'
import { copyFromAccount, storedPostsOfVisitors } from './saved-storage.ts'
import { savedStorage } from './saved-store.ts'

let latest: { personId: number; sync: Promise<void> } | undefined

/**
 * Moves a visitor's saved listings to the account of the person who signs in, and stores a copy of the account's in this browser. Runs
 * once for each person and page load: a failure is tried again with the next. Resolves when all presses of hearts were sent, too.
 */
export function syncSaved(personId: number): Promise<void> {
  if (latest?.personId !== personId || storedPostsOfVisitors().length) latest = { personId, sync: sync(personId) }
  return latest.sync.then(whenSynced)
}

async function sync(personId: number): Promise<void> {
  await whenSynced()
  // The person may have been signed out meanwhile.
  if (storedUser()?.user_id !== personId) return
  const before = savedStorage.read()
  const visitorPosts = storedPostsOfVisitors().map(({ id, price }) => ({ id, price }))
  const reply = visitorPosts.length
    ? await browserApi('takeAlongSaved', { body: { posts: visitorPosts } })
    : await browserApi('listSavedIds', {})
  if (!reply.ok || storedUser()?.user_id !== personId) return
  // A heart was pressed meanwhile: the account's answer is outdated.
  if (savedStorage.read() !== before) return sync(personId)
  copyFromAccount(personId, reply.data)
}
