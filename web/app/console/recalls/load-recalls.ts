import type { Answer, AnswerBody, Client } from '@reable/contract/client'
import { noticesPerPage } from '@reable/contract/recalls/rules'
import type { LoadedList } from '../people/load-people.ts'

export type StoredCard = Answer<'listRecallCards'>[number]
export type Notice = Answer<'listRecallNotices'>[number]
export type Categories = Answer<'listCategories'>

type Failed = { failure: { error: string } }
export type RecallsRoom = Omit<AnswerBody<'listRecallCards'>, 'data'> & { cards: StoredCard[] }

/** Loads all recall cards, and how the file is. */
export async function loadRecalls(api: Client): Promise<RecallsRoom | Failed> {
  const reply = await api('listRecallCards', {})
  if (!reply.ok) return { failure: reply.failure }
  const { data: cards, ...rest } = reply.answer
  return { cards, ...rest }
}

/** Loads one page of the notices that nobody has decided about. */
export async function loadNotices(api: Client, page: number): Promise<LoadedList<Notice>> {
  const reply = await api('listRecallNotices', { query: { page } })
  if (!reply.ok) return { failure: reply.failure }
  const total = reply.pagination?.total_posts ?? reply.data.length
  return { items: reply.data, page, pages: Math.ceil(total / noticesPerPage), total }
}

/** What a form of a card begins with: a card, or a notice that it is made from. */
export type CardToWrite = { categories: Categories; card?: StoredCard; notice?: Notice }

/** Loads what the form of a card needs; undefined where there is no such card. */
export async function loadCardToWrite(
  api: Client,
  { id, address }: { id: string; address: string },
): Promise<CardToWrite | Failed | undefined> {
  const asked = new URL(address).searchParams
  const nid = asked.get('notice')
  const [categories, cards, notices] = await Promise.all([
    api('listCategories', {}),
    api('listRecallCards', {}),
    nid ? loadNotices(api, Number(asked.get('page')) || 1) : undefined,
  ])
  if (!cards.ok) return { failure: cards.failure }
  if (!categories.ok) return { failure: categories.failure }
  const card = cards.data.find((one) => String(one.id) === id)
  if (id !== 'new' && !card) return undefined
  const notice = notices && 'items' in notices ? notices.items.find((one) => one.nid === nid) : undefined
  return {
    categories: categories.data,
    ...(card && { card }),
    ...(notice && { notice }),
  }
}
