import type { Answer, Client } from '@reable/contract/client'

export type VolunteerImpact = Answer<'getVolunteerImpact'>

/** Loads the figures for volunteers, or the error. */
export async function loadVolunteerImpact(
  api: Client,
): Promise<{ impact: VolunteerImpact } | { failure: { error: string } }> {
  const reply = await api('getVolunteerImpact', {})
  return reply.ok ? { impact: reply.data } : { failure: reply.failure }
}
