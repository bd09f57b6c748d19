import { signalLimit, signalsFull } from '@reable/contract/messages/worry-rules'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import {
  insertSignal,
  lockSignals,
  type NewSignal,
  type SignalChange,
  type SignalRow,
  selectSignals,
  updateSignal,
} from './signal-queries.ts'

/** Lists what makes a message worrying, for volunteers. */
export const listSignals = (ctx: Context): Promise<SignalRow[]> => selectSignals(ctx)

/**
 * Adds a signal that is found by its words, or by those that stand near others where it has such. Refuses as a conflict a name that
 * another one has, and one more than there may be.
 */
export function addSignal(ctx: Context, signal: NewSignal): Promise<SignalRow> {
  return inTransaction(ctx, async (ctx) => {
    await lockSignals(ctx)
    const signals = await selectSignals(ctx)
    if (signals.some(({ name }) => name === signal.name)) throw new Refusal('conflict', nameTaken)
    if (signals.length >= signalLimit) throw new Refusal('conflict', signalsFull)
    return insertSignal(ctx, signal)
  })
}

const nameTaken = 'Another signal has this name.'

/**
 * Changes a signal as somebody saw it at `seen`. Refuses as not found an unknown one, as a conflict one that was changed since, and a
 * name that another one has.
 */
export function changeSignal(ctx: Context, change: SignalChange & { seen: string }): Promise<SignalRow> {
  return inTransaction(ctx, async (ctx) => {
    await lockSignals(ctx)
    const signals = await selectSignals(ctx)
    const signal = signals.find(({ id }) => id === change.id)
    if (!signal) throw new Refusal('not_found', 'There is nothing at this address.')
    if (signals.some(({ id, name }) => id !== change.id && name === change.name))
      throw new Refusal('conflict', nameTaken)
    const changed =
      signal.updated_at.toISOString() === change.seen &&
      (await updateSignal(ctx, { ...change, before: signal.updated_at }))
    if (!changed) throw new Refusal('conflict', 'Another volunteer has changed this since you opened this page.')
    return changed
  })
}
