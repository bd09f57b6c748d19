import type { Person } from '#accounts'
import { catalogueOf } from '#catalogue'
import { acceptPicture } from '#pictures'
import type { Context } from '#platform/context'
import { describeDrawing } from './drawings/index.ts'
import { paint } from './painter.ts'
import { shotsOf } from './shots.ts'

/** A stored picture that many listings may show. Width and height in px. */
export type SharedPicture = {
  category_id: number
  position: number
  digest: string
  width: number
  height: number
  alt: string | null
}

/** Seeds two drawings for each category, which go through the same checks as photos. */
export async function seedPictures(ctx: Context, owner: Person): Promise<SharedPicture[]> {
  const pictures: SharedPicture[] = []
  for (const { id, types } of (await catalogueOf(ctx)).categories.values()) {
    const type = types[0]?.id
    if (!type) continue
    const shots = shotsOf({ reference: `many listings of category ${id}`, type, pictures: 2 })
    for (const [at, shot] of shots.entries()) {
      const alt = describeDrawing(shot)
      const { digest, width, height } = await acceptPicture(ctx, { ownerId: owner.id, bytes: await paint(shot), alt })
      pictures.push({ category_id: id, position: at + 1, digest, width, height, alt })
    }
  }
  return pictures
}
