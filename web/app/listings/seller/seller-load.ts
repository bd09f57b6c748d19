import type { Answer, Client } from '@reable/contract/client'
import { type Card, cardOf } from '../cards/card.ts'

/** The fields of its seller that a listing's page shows. */
export type Seller = Omit<Answer<'getSeller'>, 'others'> & { others: Card[] }

/** In milliseconds: how long a page waits for the seller; it works without. */
const timeout = 1_500

/** Loads the seller; undefined after a failure, for a listing that not everyone sees, or after the timeout. */
export async function loadSeller(api: Client, id: string): Promise<Seller | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeout))
  const reply = await Promise.race([api('getSeller', { params: { id } }), late])
  return reply?.ok ? { ...reply.data, others: reply.data.others.map(cardOf) } : undefined
}
