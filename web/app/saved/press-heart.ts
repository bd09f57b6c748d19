import { savedLimit } from '@reable/contract/saved/rules'
import { storedUser } from '../accounts/user-store.ts'
import { browserApi } from '../api.ts'
import { alerts } from '../shell/alerts/alerts.ts'
import { showFailure } from '../shell/alerts/show-failure.ts'
import type { Saving } from './save-heart.tsx'
import { firstSaved, full, notKept } from './saved-alerts.ts'
import { keepPosts, keptPosts } from './saved-shelf.ts'

let last: Promise<void> = Promise.resolve()

/** Of hearts whose presses the account was not all told of: whether it has the listing, and how many presses wait. */
const waiting = new Map<string, { has: boolean; left: number }>()

/** Comes when the account knows of all that was pressed. */
export const whenTold = (): Promise<void> => last

/** Saves a listing, or takes it off: shown at once, and kept with the account of who is signed in, one after the other. */
export function pressHeart(listing: Saving): void {
  const person = storedUser()?.user_id
  const before = keptPosts()
  const on = !isKept(listing)
  if (on && before.length >= savedLimit) {
    alerts.show(full)
    return
  }
  const outlasts = put(listing, on)
  if (person !== undefined) {
    const heart = `${person} ${listing.id}`
    const { has, left } = waiting.get(heart) ?? { has: !on, left: 0 }
    waiting.set(heart, { has, left: left + 1 })
    last = last.then(() => tellAccount(listing, on, person))
  }
  if (on && person === undefined && !outlasts) alerts.show(notKept)
  else if (on && !before.length) alerts.show(firstSaved(person !== undefined))
}

function put({ id, title, price }: Saving, on: boolean): boolean {
  const others = keptPosts().filter((post) => post.id !== id)
  return keepPosts(on ? [{ id, title, price, at: Date.now() }, ...others] : others)
}

/** What the account does not take is not shown as if it had, once it was told of the last press. */
async function tellAccount(listing: Saving, on: boolean, person: number): Promise<void> {
  const reply = await browserApi(on ? 'saveListing' : 'unsaveListing', { params: { id: String(listing.id) } })
  const heart = `${person} ${listing.id}`
  const before = waiting.get(heart)
  const now = { has: reply.ok ? on : (before?.has ?? !on), left: (before?.left ?? 1) - 1 }
  if (now.left) waiting.set(heart, now)
  else {
    waiting.delete(heart)
    if (storedUser()?.user_id === person && isKept(listing) !== now.has) put(listing, now.has)
  }
  if (!reply.ok && reply.status !== 401) showFailure(reply)
}

const isKept = (listing: Saving) => keptPosts().some(({ id }) => id === listing.id)
