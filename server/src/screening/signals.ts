import { isFixedKind, screeningActionError, screeningThresholdError } from '@reable/contract/screening/rules'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { lockSignals, type SignalFields, type SignalRow, selectSignals, updateSignal } from './signal-queries.ts'

/** Lists what is looked for before a listing is public, for volunteers. */
export const listScreeningSignals = (ctx: Context): Promise<SignalRow[]> => selectSignals(ctx)

export type SignalChange = { id: number; fields: SignalFields }

/**
 * Returns all signals with one of them as a volunteer would have it. Refuses as not found an unknown one and one that is fixed, and as
 * invalid what its kind does not allow.
 */
export async function requireSignalChange(ctx: Context, { id, fields }: SignalChange): Promise<SignalRow[]> {
  const signals = await selectSignals(ctx)
  const signal = signals.find((one) => one.id === id)
  if (!signal || isFixedKind(signal.kind)) throw new Refusal('not_found', 'There is nothing at this address.')
  const errors = {
    action: screeningActionError(signal.kind, fields.action),
    threshold: screeningThresholdError(signal.kind, fields.threshold),
  }
  const wrong = Object.entries(errors).flatMap(([field, error]) =>
    error ? [[field, [error]] as [string, string[]]] : [],
  )
  if (wrong.length)
    throw new Refusal('invalid', 'Some of this is not as we need it.', { errors: Object.fromEntries(wrong) })
  return signals.map((one) => (one.id === id ? { ...one, ...fields } : one))
}

/**
 * Changes a signal as somebody saw it at `seen`. Refuses as `requireSignalChange` does, and as a conflict one that was changed since, or a
 * name that another one has.
 */
export function changeScreeningSignal(
  ctx: Context,
  { seen, volunteerId, ...change }: SignalChange & { seen: string; volunteerId: number },
): Promise<SignalRow> {
  return inTransaction(ctx, async (ctx) => {
    await lockSignals(ctx)
    const { id, fields } = change
    const signals = await requireSignalChange(ctx, change)
    if (signals.some((one) => one.id !== id && one.name === fields.name))
      throw new Refusal('conflict', 'Another signal has this name.')
    const before = signals.find((one) => one.id === id)?.updated_at as Date
    const changed = before.toISOString() === seen && (await updateSignal(ctx, { id, volunteerId, before, fields }))
    if (!changed) throw new Refusal('conflict', 'Another volunteer has changed this since you opened this page.')
    return changed
  })
}
