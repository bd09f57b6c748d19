import { priceLabel } from '@reable/contract/listings/rules'
import type { PlainListing } from './listing.ts'
import { plainCardsOf } from './plain-cards.ts'

/** A listing with the texts, pictures and similar listings that its page shows. */
export async function plainListing(address: string, id: number): Promise<PlainListing> {
  const { data } = await (await fetch(`${address}/v1/posts/${id}`)).json()
  const {
    title,
    price,
    age,
    description,
    condition,
    category,
    equipment_type: type,
    location,
    facts,
    images,
  } = data.post
  const like = { post_id: id, category_id: category.id, equipment_type_id: type.id, user_id: '' }
  const similar = await fetch(`${address}/v1/api/posts/related?${new URLSearchParams(like as never)}`)
  return {
    title,
    pictures: images.map(({ large, alt }: { large: string; alt: string }) => ({ address: large, alt })),
    lines: [
      ...[priceLabel(price), age, description, condition.name, category.name, type.name, location.name],
      ...facts.map(({ label, value }: { label: string; value: string }) => `${label}: ${value}`),
    ],
    cards: plainCardsOf((await similar.json()).data),
  }
}
