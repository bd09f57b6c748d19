import type { Answer, Client } from '@reable/contract/client'
import { failed, type Loaded } from '../versions/loaded.ts'

export type Prohibited = Answer<'listEditedProhibited'>
export type EditedItem = Prohibited['items'][number]

/** Loads what may not be listed as volunteers edit it, and what was removed. */
export async function loadProhibitedItems(api: Client): Promise<Loaded<Prohibited>> {
  const reply = await api('listEditedProhibited', {})
  return reply.ok ? { kind: 'loaded', ...reply.data } : failed(reply)
}
