import type { Answer, Client } from '@reable/contract/client'

export type Impact = Answer<'getImpact'>

/** Loads what this place brought; undefined if that fails, which the page then says. */
export async function loadImpact(api: Client): Promise<Impact | undefined> {
  const reply = await api('getImpact', {})
  return reply.ok ? reply.data : undefined
}
