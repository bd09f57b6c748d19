import { savedLimit } from '@reable/contract/saved-rules'
import { storedUser } from '../accounts/user-store.ts'
import { browserApi } from '../api.ts'
import { alerts } from '../shell/alerts/alerts.ts'
import { showFailure } from '../shell/alerts/show-failure.ts'
import type { Saving } from './save-heart.tsx'
import { firstSaved, full, notKept } from './saved-alerts.ts'
import { keepPosts, keptPosts } from './saved-shelf.ts'

let last: Promise<void> = Promise.resolve()

/** Comes when the account knows of all that was pressed. */
export const whenTold = (): Promise<void> => last

/** Saves a listing, or takes it off: shown at once, and kept with the account of who is signed in, one after the other. */
export function pressHeart(listing: Saving): void {
  const person = storedUser()?.user_id
  const before = keptPosts()
  const on = !before.some(({ id }) => id === listing.id)
  if (on && before.length >= savedLimit) {
    alerts.show(full)
    return
  }
  const outlasts = put(listing, on)
  if (person !== undefined) last = last.then(() => tellAccount(listing, on, person))
  if (on && person === undefined && !outlasts) alerts.show(notKept)
  else if (on && !before.length) alerts.show(firstSaved(person !== undefined))
}

function put({ id, title, price }: Saving, on: boolean): boolean {
  const others = keptPosts().filter((post) => post.id !== id)
  return keepPosts(on ? [{ id, title, price, at: Date.now() }, ...others] : others)
}

/** What the account does not take is not shown as if it had. */
async function tellAccount(listing: Saving, on: boolean, person: number): Promise<void> {
  const reply = await browserApi(on ? 'saveListing' : 'unsaveListing', { params: { id: String(listing.id) } })
  if (reply.ok) return
  if (storedUser()?.user_id === person) put(listing, !on)
  if (reply.status !== 401) showFailure(reply)
}
