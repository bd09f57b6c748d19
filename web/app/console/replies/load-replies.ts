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

/** Loads a reply with its versions, the current one first; of a new one there are none. */
export async function loadReply(api: Client, id: string): Promise<Loaded<{ versions: StoredReply[] }>> {
  if (id === 'new') return { kind: 'loaded', versions: [] }
  const reply = await api('listReplyVersions', { params: { id } })
  return reply.ok ? { kind: 'loaded', versions: reply.data } : failed(reply)
}
