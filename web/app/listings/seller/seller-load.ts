import type { Answer, Client } from '@reable/contract/client'
import { type Card, cardOf } from '../cards/card.ts'

/** What a listing's page shows of its seller. */
export type Seller = Omit<Answer<'getSeller'>, 'others'> & { others: Card[] }

/** In milliseconds: how long a page waits for it; without it the page stands as well. */
const timeout = 1_500

/** Nothing after a failure, of a listing that not everyone sees, or when it takes long. */
export async function loadSeller(api: Client, id: string): Promise<Seller | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeout))
  const reply = await Promise.race([api('getSeller', { params: { id } }), late])
  return reply?.ok ? { ...reply.data, others: reply.data.others.map(cardOf) } : undefined
}
