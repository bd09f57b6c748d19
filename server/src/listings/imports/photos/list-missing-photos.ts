import type { Answer } from '@reable/contract/client'
import { missingPhotosPerPage } from '@reable/contract/imports/rules'
import type { Context } from '#platform/context'
import { getOwnImport, type OwnImport } from '../own-import.ts'
import { findMissingPhotos } from './photo-queries.ts'

/** Lists photos that rows ask for and that have not arrived, from `after` on. Refuses as `getOwnImport` does. */
export async function listMissingPhotos(
  ctx: Context,
  { after, ...own }: OwnImport & { after: number },
): Promise<Answer<'listMissingPhotos'>> {
  const { id } = await getOwnImport(ctx, own)
  return findMissingPhotos(ctx, { importId: id, after, limit: missingPhotosPerPage })
}
