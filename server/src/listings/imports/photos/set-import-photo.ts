import { photoUnknown } from '@reable/contract/imports/rules'
import { assignToImport, picturesForListing } from '#pictures'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { changeOwnImport, getOwnImport, type OwnImport } from '../own-import.ts'
import { setPicture } from './photo-queries.ts'

type Input = OwnImport & { name: string; signedId: string; signal: AbortSignal }

/**
 * Gives an import the picture of a finished upload, which waits from then on for as long as the import is there. Refuses as
 * `changeOwnImport` and `picturesForListing` do, and as invalid at `name` a photo that no row knows.
 */
export async function setImportPhoto(ctx: Context, { name, signedId, signal, ...own }: Input): Promise<void> {
  await getOwnImport(ctx, own)
  const { pictureIds } = await picturesForListing(ctx, { person: own.person, images: [signedId], signal })
  await changeOwnImport(ctx, own, async (ctx, { id }) => {
    for (const pictureId of pictureIds) {
      if (!(await setPicture(ctx, { importId: id, name, pictureId })))
        throw new Refusal('invalid', photoUnknown, { errors: { name: [photoUnknown] } })
      await assignToImport(ctx, { importId: id, pictureId, ownerId: own.person.id })
    }
  })
}
