import { catalogueOf } from '#catalogue'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { addMissing, sumMissing } from './fit-queries.ts'

/** The days of which a seller is told. */
const days = 30

/** Counts that a measure of a type was missing. Refuses what is no field of the type. */
export async function countMissingMeasure(
  ctx: Context,
  { typeId, fieldName }: { typeId: number; fieldName: string },
): Promise<void> {
  const { types } = await catalogueOf(ctx)
  const field = types.get(typeId)?.fields.find(({ name, private: isPrivate }) => name === fieldName && !isPrivate)
  if (!field)
    throw new Refusal('invalid', 'This equipment type has no such measure.', {
      errors: { field_name: ['This equipment type has no such field_name'] },
    })
  await addMissing(ctx, { typeId, fieldName })
}

/** Returns how many people missed a measure of this type lately. */
export const listMissingMeasures = (ctx: Context, { typeId }: { typeId: number }) => sumMissing(ctx, { typeId, days })
