import type { Answer, Client } from '@reable/contract/client'

export type PersonReport = Answer<'getCase'>['reports'][number]
export type Signal = Answer<'listSignals'>[number]
export type ShownMessage = PersonReport['messages'][number]

/** One page of a list of the room, or the error. */
export type LoadedList<Item> =
  | { items: Item[]; page: number; pages: number; total: number }
  | { failure: { error: string } }

type ListAnswer<Item> = { data: Item[]; pagination?: { last_page: number; total_posts: number } | undefined }

const listOf = <Item>({ data: items, pagination }: ListAnswer<Item>, page: number) => ({
  ...{ items, page },
  ...{ pages: pagination?.last_page ?? 1, total: pagination?.total_posts ?? items.length },
})

/** Loads all signals. */
export async function loadSignals(api: Client): Promise<LoadedList<Signal>> {
  const reply = await api('listSignals', {})
  return reply.ok ? listOf(reply, 1) : { failure: reply.failure }
}
