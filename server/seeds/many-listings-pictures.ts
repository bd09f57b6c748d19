import type { Person } from '#accounts'
import { catalogueOf } from '#catalogue'
import type { Context } from '#platform/context'
import { addPictures } from './pictures.ts'
import { villageListings } from './village/index.ts'

/** A stored picture that many listings may show. Width and height in px. */
export type SharedPicture = {
  category_id: number
  position: number
  digest: string
  width: number
  height: number
  alt: string | null
}

/** Seeds two pictures for each category: those of a listing of the village. */
export async function seedPictures(ctx: Context, owner: Person): Promise<SharedPicture[]> {
  const shared: SharedPicture[] = []
  for (const { id, types } of (await catalogueOf(ctx)).categories.values()) {
    const isOfCategory = ({ type }: { type: number }) => types.some((one) => one.id === type)
    const listing = villageListings.find((one) => isOfCategory(one) && one.pictures.length > 1)
    if (!listing) continue
    const pictures = await addPictures(ctx, { ...listing, pictures: listing.pictures.slice(0, 2) }, owner)
    for (const [at, { digest, width, height }] of pictures.entries())
      shared.push({ category_id: id, position: at + 1, digest, width, height, alt: listing.pictures[at] ?? null })
  }
  return shared
}
