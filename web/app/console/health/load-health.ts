import type { Answer, Client } from '@reable/contract/client'

export type Health = Answer<'getHealth'>

/** Loads how the place does, or the error. */
export async function loadHealth(api: Client): Promise<{ health: Health } | { failure: { error: string } }> {
  const reply = await api('getHealth', {})
  return reply.ok ? { health: reply.data } : { failure: reply.failure }
}
