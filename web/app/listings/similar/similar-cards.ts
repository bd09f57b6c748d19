import { useEffect, useState } from 'react'
import { browserApi } from '../../api.ts'
import { relatedListingsFailed } from '../../shell/alerts/catalogue.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { type Card, cardOf } from '../cards/card.ts'
import { useViewerId, viewerId } from '../detail/listing-viewer.ts'
import { fetchSimilar, type ListingLike } from './similar-load.ts'

/** The cards that came with the page, else the browser's own. Undefined while they are on their way; none after a failure. */
export function useSimilarCards(like: ListingLike, initial: Card[] | undefined): Card[] | undefined {
  const [cards, setCards] = useState(initial)
  const viewer = useViewerId()
  const missing = cards === undefined
  useEffect(() => {
    if (!missing) return
    let isCancelled = false
    fetchSimilar(browserApi, like, viewerId()).then((reply) => {
      if (isCancelled) return
      setCards(reply.ok ? reply.data.map(cardOf) : [])
      if (!reply.ok) showFailure(reply, relatedListingsFailed)
    })
    return () => {
      isCancelled = true
    }
  }, [missing, like])
  return cards?.filter((card) => card.user.id !== viewer)
}
