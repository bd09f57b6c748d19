import type { Answer } from '@reable/contract/client'
import type { Pagination } from '@reable/contract/pagination'
import type { NearQuery } from '../../places/stored-location.ts'
import type { Card } from '../cards/card.ts'
import type { BrowseQuery } from './browse-address.ts'

/** A search in plain words as it was understood. */
export type Understood = NonNullable<Answer<'understandSearch'>>

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
  /** What the search in plain words was understood as, from which the list's filters come. */
  understood?: Understood | undefined
  /** Listings that do not state the measure that is asked for, where all that do are on this page. */
  unstated?: { cards: Card[]; total: number; query: BrowseQuery } | undefined
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
