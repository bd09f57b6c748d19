import type { Person } from '#accounts'
import { changeSignal, listSignals } from '#messages'
import { type Context, inTransaction } from '#platform/context'
import { addVersion } from '#versions'
import { recordAct, requireMay } from '#volunteers'
import { signalFieldsOf } from './signal-fields.ts'

type Signal = Awaited<ReturnType<typeof changeSignal>>
type Input = { volunteer: Person | undefined; change: Omit<Parameters<typeof changeSignal>[1], 'volunteerId'> }

/** A steward changes what makes a message worrying; it is logged as it was and as it is, and can be brought back. Refuses as `requireMay` and `changeSignal` do. */
export async function changeSignalBy(ctx: Context, { change, ...input }: Input): Promise<Signal> {
  const volunteer = await requireMay(ctx, input.volunteer, 'change_signal')
  return inTransaction(ctx, async (ctx) => {
    const before = (await listSignals(ctx)).find(({ id }) => id === change.id)
    const after = await changeSignal(ctx, { ...change, volunteerId: volunteer.id })
    await addVersion(ctx, {
      ...{ volunteer, document: { kind: 'signal', key: change.id } },
      ...{ before: before && signalFieldsOf(before), after: signalFieldsOf(after) },
    })
    await recordAct(ctx, { volunteer, act: 'change_signal', subject: { kind: 'signal', id: change.id }, before, after })
    return after
  })
}
