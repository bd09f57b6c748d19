import type { Answer, Client } from '@reable/contract/client'

export type Banner = NonNullable<Answer<'getLatestBanner'>>

/** The banner that is shown now. Without an answer there is none: no page waits or fails for it. (GEN-18) */
export async function loadBanner(api: Client): Promise<Banner | undefined> {
  const reply = await api('getLatestBanner', {})
  return reply.ok ? (reply.data ?? undefined) : undefined
}
