import type { Answer, Client } from '@reable/contract/client'
import type { ErrorEnvelope } from '@reable/contract/errors'
import { storedUser } from '../accounts/user-store.ts'
import { copyFromAccount, keptOfVisitors, keptPosts } from './saved-shelf.ts'
import { savedShelf } from './saved-store.ts'

export type Saved = Omit<Answer<'listSaved'>[number], 'saved_at_utc'>

export type SavedData = {
  /** Whose it is; of a visitor's browser nobody's. */
  by: number | undefined
} & ({ saved: Saved[]; mails: boolean | undefined } | { failure: ErrorEnvelope })

/** What an account keeps, the newest first, with how it stands today. The hearts of this browser go by it from then on. */
export async function loadOfAccount(api: Client, by: number): Promise<SavedData> {
  const before = savedShelf.read()
  const reply = await api('listSaved', {})
  if (!reply.ok) return { by, failure: reply.failure }
  const isLatest = savedShelf.read() === before && storedUser()?.user_id === by && !keptOfVisitors().length
  if (isLatest)
    copyFromAccount(
      by,
      reply.data.map(({ post_id }) => post_id),
    )
  return { by, saved: reply.data, mails: reply.answer.mails }
}

/** The same of what this browser alone keeps. */
export async function loadOfDevice(api: Client): Promise<SavedData> {
  const kept = keptPosts()
  const nothing = { by: undefined, saved: [], mails: undefined }
  if (!kept.length) return nothing
  const reply = await api('lookAtSaved', { query: { post_ids: kept.map(({ id }) => id).join() } })
  if (!reply.ok) return { by: undefined, failure: reply.failure }
  const stands = new Map(reply.data.map((one) => [one.post_id, one]))
  const saved = kept.map(({ id, title, price }) => {
    const { state = 'gone', card = null } = stands.get(id) ?? {}
    return { post_id: id, state, card, title, price }
  })
  return { ...nothing, saved } as SavedData
}
