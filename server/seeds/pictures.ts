import { join } from 'node:path'
import type { Person } from '#accounts'
import { acceptPicture } from '#pictures'
import type { Context } from '#platform/context'
import { projectRoot } from '#platform/database'
import { paint } from './painter.ts'
import type { VillageListing } from './village/index.ts'

/** The drawing of a listing of the village, by its number from 1. */
export const drawingOf = ({ reference }: VillageListing, number: number): string =>
  join(projectRoot(), 'server/seeds/pictures', `${reference}-${number}.svg`)

/** Has the drawings of a listing of the village go through the same checks as photos, as pictures of a person. */
export async function addPictures(ctx: Context, listing: VillageListing, owner: Person) {
  const pictures: Awaited<ReturnType<typeof acceptPicture>>[] = []
  for (const [at, alt] of listing.pictures.entries()) {
    const bytes = await paint(drawingOf(listing, at + 1))
    pictures.push(await acceptPicture(ctx, { ownerId: owner.id, bytes, alt }))
  }
  return pictures
}
