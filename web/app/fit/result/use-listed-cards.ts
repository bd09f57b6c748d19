import { useEffect, useState } from 'react'
import { type Card, cardOf } from '../../listings/cards/card.ts'
import { nobodysApi } from '../judging/nobodys-api.ts'

/** So many cards are fetched at once. */
const blockSize = 100

/** Cards by their ids; null for a listing that is gone by now. */
export type Cards = ReadonlyMap<number, Card | null>

/**
 * The cards of these listings, fetched in whole blocks of `all`: which of them are asked for first would say what fits, and so
 * something of a person.
 */
export function useListedCards(wanted: readonly number[], all: readonly number[]) {
  const [cards, setCards] = useState<Cards>(new Map())
  const [failed, setFailed] = useState(false)
  const missing = wanted.filter((id) => !cards.has(id))
  const key = failed ? '' : blocksWith(missing, all).join(' ')
  useEffect(() => {
    if (!key) return
    let isCancelled = false
    fetchBlocks(key.split(' ').map(Number), all).then((fetched) => {
      if (isCancelled) return
      if (fetched) setCards((before) => new Map([...before, ...fetched]))
      else setFailed(true)
    })
    return () => {
      isCancelled = true
    }
  }, [key, all])
  return { cards, isLoading: missing.length > 0 && !failed, failed, retry: () => setFailed(false) }
}

/** The numbers of the blocks of `all`, by id, in which these ids are. */
function blocksWith(ids: readonly number[], all: readonly number[]): number[] {
  if (!ids.length) return []
  const wanted = new Set(ids)
  return [...new Set(all.flatMap((id, at) => (wanted.has(id) ? [Math.floor(at / blockSize)] : [])))]
}

async function fetchBlocks(blocks: number[], all: readonly number[]): Promise<Cards | undefined> {
  const replies = await Promise.all(
    blocks.map(async (block) => {
      const ids = all.slice(block * blockSize, (block + 1) * blockSize)
      const reply = await nobodysApi('lookAtSaved', { query: { post_ids: ids.join() } })
      if (!reply.ok) return undefined
      const found = new Map(reply.data.map(({ post_id, card }) => [post_id, card && cardOf(card)]))
      return ids.map((id) => [id, found.get(id) ?? null] as const)
    }),
  )
  return replies.includes(undefined) ? undefined : new Map(replies.flatMap((pairs) => pairs ?? []))
}
