import type { Answer } from '@reable/contract/client'
import { propertiesForAgain } from '@reable/contract/handovers/sheets/rules'
import { catalogueOf } from '#catalogue'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { findShownSheet } from './find-shown-sheet.ts'
import { whyGone } from './serialize-sheet.ts'

/**
 * Returns what a new listing of this thing is filled in with: its kind, its title and its measures, nothing of who had it before. Refuses as
 * invalid a token that is none, as a conflict a sheet that has nothing to show.
 */
export async function listAgain(ctx: Context, { token }: { token: string }): Promise<Answer<'listAgain'>> {
  const { sheet } = await findShownSheet(ctx, token)
  const why = whyGone(sheet)
  if (why) throw new Refusal('conflict', why)
  const { types, categories } = await catalogueOf(ctx)
  const type = types.get(sheet.equipment_type_id)
  const hidden = new Set(type?.fields.filter((field) => field.private).map(({ name }) => name))
  const properties = Object.entries(sheet.properties ?? {}).filter(([name]) => !hidden.has(name))
  const since = ctx.clock.now().getTime() - (sheet.listed_at ?? sheet.created_at).getTime()
  return {
    equipment_type: {
      id: sheet.equipment_type_id,
      name: type?.name ?? '',
      category: (type && categories.get(type.categoryId)?.name) ?? '',
    },
    title: sheet.title ?? '',
    properties: propertiesForAgain(Object.fromEntries(properties), { monthsSince: Math.floor(since / (30.44 * day)) }),
  }
}
