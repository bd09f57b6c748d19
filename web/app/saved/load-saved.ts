import type { Answer, Client } from '@reable/contract/client'
import type { ErrorEnvelope } from '@reable/contract/errors'
import { storedUser } from '../accounts/user-store.ts'
import { type Card, cardOf } from '../listings/cards/card.ts'
import { copyFromAccount, storedPosts, storedPostsOfVisitors } from './saved-storage.ts'
import { savedStorage } from './saved-store.ts'

export type SavedListing = Omit<Answer<'listSaved'>[number], 'saved_at_utc' | 'card'> & { card: Card | null }

export type SavedData = {
  /** The id of the person; undefined for a visitor. */
  by: number | undefined
} & ({ saved: SavedListing[]; mails: boolean | undefined } | { failure: ErrorEnvelope })

/** Loads the saved listings of an account with their present state, newest first. The hearts of this browser follow it from then on. */
export async function loadSavedOfAccount(api: Client, by: number): Promise<SavedData> {
  const before = savedStorage.read()
  const reply = await api('listSaved', {})
  if (!reply.ok) return { by, failure: reply.failure }
  const isLatest = savedStorage.read() === before && storedUser()?.user_id === by && !storedPostsOfVisitors().length
  if (isLatest)
    copyFromAccount(
      by,
      reply.data.map(({ post_id }) => post_id),
    )
  const saved = reply.data.map((one) => ({ ...one, card: one.card && cardOf(one.card) }))
  return { by, saved, mails: reply.answer.mails }
}

/** Loads the same for the listings that are saved in this browser alone. */
export async function loadSavedOfDevice(api: Client): Promise<SavedData> {
  const posts = storedPosts()
  const nothing = { by: undefined, saved: [], mails: undefined }
  if (!posts.length) return nothing
  const reply = await api('lookAtSaved', { query: { post_ids: posts.map(({ id }) => id).join() } })
  if (!reply.ok) return { by: undefined, failure: reply.failure }
  const states = new Map(reply.data.map((one) => [one.post_id, one]))
  const saved = posts.map(({ id, title, price }) => {
    const { state = 'gone', card = null } = states.get(id) ?? {}
    return { post_id: id, state, card: card && cardOf(card), title, price }
  })
  return { ...nothing, saved } as SavedData
}
