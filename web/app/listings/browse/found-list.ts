import type { Pagination } from '@reable/contract/pagination'
import type { NearQuery } from '../../places/stored-location.ts'
import type { Card } from '../cards/card.ts'
import type { BrowseQuery } from './browse-address.ts'

/** A link to a list that is not empty; `action` instead of the address where the change stands in no address. */
export type AlternativeLink = { label: string; to: string; action?: () => void }

/** A page of the list, with the query it was requested by. */
export type FoundList = {
  query: BrowseQuery
  cards: Card[]
  pagination: Pagination
  /** Where the list goes on behind these cards. */
  next?: string | undefined
  search?: { asked: string; searched: string } | undefined
  alternatives?: { without: string; total: number }[] | undefined
  /** When nothing matches: links to the nearest lists that are not empty. */
  alternativeLinks?: AlternativeLink[] | undefined
  /** Parts of the search terms that can be applied as filters, by the API's keys; an empty text removes its key. */
  suggestions?: { label: string; query: Record<string, string> }[] | undefined
  /** The one kind that is searched for. */
  kind?: { name: string; pictured_type_id: number } | undefined
  /** The person's place, when these are the listings around it. */
  near?: NearQuery | undefined
  /** The parts of the address that could not be used, in sentences. */
  notes: string[]
}

export type Failure = { message: string; flowId: string }

/** The parts of the query that were refused, by their keys. */
export type RefusedQuery = Failure & { errors: Record<string, string[]> }
