import { cutListDescription, cutListTitle, priceLabel } from '@reable/contract/listings/rules'

/** The texts of a card of the list, one line each. */
export type PlainCard = { address: string; title: string; picture: string; alt: string; lines: string[] }

type ListingRow = {
  id: number
  title: string
  description: string
  price: number
  age: string
  condition: { name: string }
  location: { name: string }
  images: { small: string; alt: string }[]
  user: { partner: { name: string } | null }
}

/** The first page's cards with the texts that people see. */
export async function plainCards(address: string): Promise<PlainCard[]> {
  const answer = await fetch(`${address}/v1/posts`)
  return plainCardsOf(((await answer.json()) as { data: ListingRow[] }).data)
}

/** These listings as cards, with the texts that people see. */
export const plainCardsOf = (listings: readonly ListingRow[]): PlainCard[] =>
  listings.map(({ id, title, description, price, age, condition, location, images, user }) => ({
    address: `/posts/${id}`,
    title: cutListTitle(title),
    picture: images[0]?.small ?? '',
    alt: images[0]?.alt ?? '',
    lines: [
      `Price: ${priceLabel(price)}`,
      age,
      `Place: ${location.name}`,
      cutListDescription(description),
      `Condition: ${condition.name}`,
      ...(user.partner ? [user.partner.name] : []),
    ],
  }))
