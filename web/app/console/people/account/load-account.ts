import type { Answer, AnswerBody, Client } from '@reable/contract/client'

export type Account = Answer<'getPerson'>
export type AccountListing = Answer<'listPersonListings'>[number]
export type FoundPerson = Answer<'findPeople'>[number]
export type Restriction = Account['restrictions'][number]

type Failed = { failure: { error: string } }

/** What a search found, or the error. */
export type LoadedPeople = ({ q: string; page: number } & AnswerBody<'findPeople'>) | Failed

export async function loadPeople(api: Client, query: { q: string; page: number }): Promise<LoadedPeople> {
  const reply = await api('findPeople', { query })
  return reply.ok ? { ...query, data: reply.data, more: reply.answer.more } : { failure: reply.failure }
}

type ListingsPage = { listings: AccountListing[]; page: number; pages: number; total: number }

/** One page of somebody, with one page of their listings, or the error. */
export type LoadedAccount = { account: Account; list: ListingsPage } | Failed

export async function loadAccount(api: Client, { id, page }: { id: string; page: number }): Promise<LoadedAccount> {
  const params = { id }
  const [account, listings] = await Promise.all([
    api('getPerson', { params }),
    api('listPersonListings', { params, query: { page } }),
  ])
  if (!account.ok) return { failure: account.failure }
  if (!listings.ok) return { failure: listings.failure }
  const { last_page: pages = 1, total_posts: total = listings.data.length } = listings.pagination ?? {}
  return { account: account.data, list: { listings: listings.data, page, pages, total } }
}
