import { importPhotosLimit, tooManyPhotos } from '@reable/contract/imports/rules'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { checkRows, readerOfImport } from '../check-rows.ts'
import { changeOwnImport, type OwnImport } from '../own-import.ts'
import { findFirstNumbers, findOpenRows, updateRow } from '../row-queries.ts'
import { findPhotoNames, insertPhotoNames } from './photo-queries.ts'

type Input = OwnImport & { names: string[] }

/**
 * Learns which photos there are and checks the rows again that have errors: they may have missed one of them. Refuses as
 * `changeOwnImport` does, and as invalid too many.
 */
export function addImportPhotos(ctx: Context, { names, ...own }: Input): Promise<void> {
  return changeOwnImport(ctx, own, async (ctx, row) => {
    const known = new Set(await findPhotoNames(ctx, row.id))
    const added = [...new Set(names)].filter((name) => !known.has(name))
    if (!added.length) return
    if (known.size + added.length > importPhotosLimit)
      throw new Refusal('invalid', tooManyPhotos, { errors: { names: [tooManyPhotos] } })
    await insertPhotoNames(ctx, row.id, added)
    const rows = await findOpenRows(ctx, row.id, 'wrong')
    const firstOf = (references: string[]) => findFirstNumbers(ctx, row.id, references)
    const checked = await checkRows(ctx, await readerOfImport(ctx, row), { ownerId: own.person.id, rows, firstOf })
    for (const one of checked) await updateRow(ctx, row.id, one)
  })
}
