import type { Answer } from '@reable/contract/client'
import { cutListDescription } from '@reable/contract/listings/rules'

type ListingAnswer = Answer<'browseListings'>[number]
type Image = ListingAnswer['images'][number]

/** The fields of a listing that a card shows. Its description is as long as a card shows it. */
export type Card = Pick<ListingAnswer, 'id' | 'title' | 'description' | 'price' | 'free' | 'age'> & {
  condition: { name: string }
  location: { name: string }
  /** Whose it is; a card that is read from the page says only for whom they sell. */
  user: Pick<ListingAnswer['user'], 'partner'> & { id?: number }
  /** How far away it is, for a person who shares where they are. */
  distance?: { text: string } | undefined
  images: (Pick<Image, 'alt' | 'small'> & { webp: Pick<Image['webp'], 'thumbnail' | 'small'> })[]
}

/** A card without the other fields of the API's answer: what is not shown need not be written into the page for the browser. */
export function cardOf(listing: Card): Card {
  const { id, title, description, price, free, age, condition, location, user, distance, images } = listing
  return {
    ...{ id, title, description: cutListDescription(description), price, free, age },
    condition: { name: condition.name },
    location: { name: location.name },
    user: { ...(user.id !== undefined && { id: user.id }), partner: user.partner },
    ...(distance && { distance: { text: distance.text } }),
    images: images.map(({ alt, small, webp }) => ({
      alt,
      small,
      webp: { thumbnail: webp.thumbnail, small: webp.small },
    })),
  }
}
