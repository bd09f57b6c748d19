import type { Answer, Client } from '@reable/contract/client'
import { href } from 'react-router'
import { failed, type Loaded } from '../versions/loaded.ts'

export type StoredReply = Answer<'listReplies'>[number]

/** The address at which a reply is changed, or a new one written. */
export const replyAddress = (id: number | 'new'): string => href('/console/replies/:id', { id: String(id) })

/** Loads all standard replies. */
export async function loadReplies(api: Client): Promise<Loaded<{ replies: StoredReply[] }>> {
  const reply = await api('listReplies', {})
  return reply.ok ? { kind: 'loaded', replies: reply.data } : failed(reply)
}

/** Loads a reply to be changed; undefined for a new one. */
export async function loadReply(api: Client, id: string): Promise<Loaded<{ reply: StoredReply | undefined }>> {
  if (id === 'new') return { kind: 'loaded', reply: undefined }
  const all = await loadReplies(api)
  if (all.kind !== 'loaded') return all
  const reply = all.replies.find((one) => String(one.id) === id)
  return reply ? { kind: 'loaded', reply } : { kind: 'none' }
}
