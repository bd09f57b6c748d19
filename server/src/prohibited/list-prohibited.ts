import type { Answer } from '@reable/contract/client'
import type { Context } from '#platform/context'
import { changesOf, findRemoved } from '#versions'
import { type ProhibitedFields, selectProhibited } from './prohibited-queries.ts'

/** Lists what may not be listed as volunteers edit it, and what was removed. */
export async function listProhibited(ctx: Context): Promise<Answer<'listEditedProhibited'>> {
  const items = await selectProhibited(ctx)
  const changeOf = await changesOf(ctx, 'prohibited')
  const removed = await findRemoved(ctx, 'prohibited')
  return {
    items: items.map((item) => ({ ...item, ...changeOf(item.id) })),
    removed: removed.map(({ key, fields }) => ({ id: Number(key), what: (fields as ProhibitedFields).what })),
  }
}

/** One of them, as it stands now. */
export async function getProhibited(ctx: Context, id: number): Promise<Answer<'changeProhibited'>> {
  const { items } = await listProhibited(ctx)
  return items.find((item) => item.id === id) as Answer<'changeProhibited'>
}
