import type { Answer } from '@reable/contract/client'
import { cutListDescription } from '@reable/contract/listings/rules'

type ListingAnswer = Answer<'browseListings'>[number]
type Image = ListingAnswer['images'][number]

declare const cut: unique symbol

/** A description as long as a card shows it, so that none is shown whole or cut within a word. */
export type CardDescription = string & { readonly [cut]: true }

/** The fields of a listing that a card shows. */
export type Card = Pick<ListingAnswer, 'id' | 'title' | 'price' | 'free' | 'age' | 'reserved'> & {
  description: CardDescription
  condition: { name: string }
  location: { name: string }
  user: Pick<ListingAnswer['user'], 'partner'> & { id?: number }
  /** How far away it is, for a person who shares where they are. */
  distance?: { text: string } | undefined
  images: (Pick<Image, 'alt' | 'small'> & { webp: Pick<Image['webp'], 'thumbnail' | 'small'> })[]
}

/** A card without the other fields of the API's answer: what is not shown need not be written into the page for the browser. */
export function cardOf(listing: Omit<Card, 'description'> & { description: string }): Card {
  const { id, title, description, price, free, age, condition, location, user, distance, images, reserved } = listing
  return {
    ...{ id, title, description: cutListDescription(description) as CardDescription, price, free, age },
    condition: { name: condition.name },
    location: { name: location.name },
    user: { ...(user.id !== undefined && { id: user.id }), partner: user.partner },
    ...(reserved && { reserved }),
    ...(distance && { distance: { text: distance.text } }),
    images: images.map(({ alt, small, webp }) => ({
      alt,
      small,
      webp: { thumbnail: webp.thumbnail, small: webp.small },
    })),
  }
}
