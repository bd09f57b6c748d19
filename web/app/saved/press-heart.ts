import { savedLimit } from '@reable/contract/saved/rules'
import { storedUser } from '../accounts/user-store.ts'
import { browserApi } from '../api.ts'
import { alerts } from '../shell/alerts/alerts.ts'
import { showFailure } from '../shell/alerts/show-failure.ts'
import type { SavableListing } from './savable-listing.ts'
import { firstSaved, listFull, notStored } from './saved-alerts.ts'
import { storedPosts, storePosts } from './saved-storage.ts'

let last: Promise<void> = Promise.resolve()

/** For hearts with unsent presses: whether the account has the listing, and how many presses are still to be sent. */
const pending = new Map<string, { has: boolean; unsent: number }>()

/** Resolves when all presses have been sent to the account. */
export const whenSynced = (): Promise<void> => last

/** Saves a listing or removes it from the saved ones: shown at once, and sent to the account of a signed-in person, one by one. */
export function pressHeart(listing: SavableListing): void {
  const person = storedUser()?.user_id
  const before = storedPosts()
  const on = !isSaved(listing)
  if (on && before.length >= savedLimit) {
    alerts.show(listFull)
    return
  }
  const isStored = setSaved(listing, on)
  if (person !== undefined) {
    const heart = `${person} ${listing.id}`
    const { has, unsent } = pending.get(heart) ?? { has: !on, unsent: 0 }
    pending.set(heart, { has, unsent: unsent + 1 })
    last = last.then(() => sendToAccount(listing, on, person))
  }
  if (on && person === undefined && !isStored) alerts.show(notStored)
  else if (on && !before.length) alerts.show(firstSaved(person !== undefined))
}

function setSaved({ id, title, price }: SavableListing, on: boolean): boolean {
  const others = storedPosts().filter((post) => post.id !== id)
  return storePosts(on ? [{ id, title, price, at: Date.now() }, ...others] : others)
}

/** Sends one press to the account. After the last one, the heart shows what the account really has. */
async function sendToAccount(listing: SavableListing, on: boolean, person: number): Promise<void> {
  const reply = await browserApi(on ? 'saveListing' : 'unsaveListing', { params: { id: String(listing.id) } })
  const heart = `${person} ${listing.id}`
  const before = pending.get(heart)
  const after = { has: reply.ok ? on : (before?.has ?? !on), unsent: (before?.unsent ?? 1) - 1 }
  if (after.unsent) pending.set(heart, after)
  else {
    pending.delete(heart)
    if (storedUser()?.user_id === person && isSaved(listing) !== after.has) setSaved(listing, after.has)
  }
  if (!reply.ok && reply.status !== 401) showFailure(reply)
}

const isSaved = (listing: SavableListing) => storedPosts().some(({ id }) => id === listing.id)
