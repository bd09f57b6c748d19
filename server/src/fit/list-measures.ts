import { measuresPerPage } from '@reable/contract/fit/operations'
import { isReadByChecks } from '@reable/contract/fit/readings'
import { catalogueOf, type EquipmentType } from '#catalogue'
import type { Context } from '#platform/context'
import { type MeasuredRow, selectMeasured } from './fit-queries.ts'

export type MeasuresPage = { typeIds: readonly number[]; after: number }

/** Returns a page of the measures of public listings of these types, by id; the same for everyone. */
export async function listMeasures(ctx: Context, { typeIds, after }: MeasuresPage) {
  const { types } = await catalogueOf(ctx)
  const rows = await selectMeasured(ctx, { typeIds, after, limit: measuresPerPage + 1 })
  const page = rows.slice(0, measuresPerPage)
  const next = rows.length > measuresPerPage ? (page.at(-1)?.id ?? null) : null
  return { data: page.map((row) => serializeMeasures(row, types.get(row.equipment_type_id))), next }
}

/** What is private, of no use to a check, or no number where one is asked for, stays out. */
function serializeMeasures({ id, equipment_type_id, properties }: MeasuredRow, type: EquipmentType | undefined) {
  const measures: Record<string, number | string> = {}
  for (const field of type?.fields ?? []) {
    const value = properties[field.name]
    if (!value || field.private || !isReadByChecks(field)) continue
    const number = Number(value)
    if (!field.numeric) measures[field.name] = value
    else if (number > 0) measures[field.name] = number
  }
  return { id, equipment_type_id, measures }
}
