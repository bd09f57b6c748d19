import type { Answer, Client } from '@reable/contract/client'
import type { ErrorEnvelope } from '@reable/contract/errors'
import { keptPosts } from './saved-shelf.ts'

export type Saved = Omit<Answer<'listSaved'>[number], 'saved_at_utc'>

export type SavedData = {
  /** Whose it is; of a visitor's browser nobody's. */
  by: number | undefined
} & ({ saved: Saved[]; mails: boolean | undefined } | { failure: ErrorEnvelope })

/** What an account keeps, the newest first, with how it stands today. */
export async function loadOfAccount(api: Client, by: number): Promise<SavedData> {
  const reply = await api('listSaved', {})
  return reply.ok ? { by, saved: reply.data, mails: reply.answer.mails } : { by, failure: reply.failure }
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
