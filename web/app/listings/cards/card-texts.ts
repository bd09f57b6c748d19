import { cutListTitle, priceLabel } from '@reable/contract/listings/rules'
import { listingAddress } from '../listing-address.ts'
import type { Card } from './card.ts'

export type CardTexts = ReturnType<typeof cardTexts>

/** What a card says, ready to be shown. */
export function cardTexts(card: Card) {
  const [image] = card.images
  return {
    address: listingAddress(card.id),
    title: cutListTitle(card.title),
    wholeTitle: card.title,
    price: priceLabel(card.price),
    age: card.age,
    description: card.description as string,
    condition: card.condition.name,
    place: card.location.name,
    distance: card.distance?.text,
    partner: card.user.partner?.name,
    picture: image?.small,
    pictureText: image?.alt,
    thumbnail: image?.webp.thumbnail,
    small: image?.webp.small,
  }
}

/** How a card looks, besides its texts. */
export type CardLooks = { first: boolean; free: boolean; reserved: boolean; cut: boolean }

export const cardLooks = (card: Card, { title }: CardTexts, first: boolean): CardLooks => ({
  ...{ first, free: card.free, reserved: Boolean(card.reserved), cut: title !== card.title },
})
