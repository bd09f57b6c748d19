import type { Person } from '#accounts'
import { addSignal } from '#messages'
import { type Context, inTransaction } from '#platform/context'
import { addVersion } from '#versions'
import { recordAct, requireMay } from '#volunteers'
import { signalFieldsOf } from './signal-fields.ts'

type Signal = Awaited<ReturnType<typeof addSignal>>
type Input = { volunteer: Person | undefined; signal: Omit<Parameters<typeof addSignal>[1], 'volunteerId'> }

/** A steward adds something that makes a message worrying; it is logged. Refuses as `requireMay` and `addSignal` do. */
export async function addSignalBy(ctx: Context, { signal, ...input }: Input): Promise<Signal> {
  const volunteer = await requireMay(ctx, input.volunteer, 'change_signal')
  return inTransaction(ctx, async (ctx) => {
    const after = await addSignal(ctx, { ...signal, volunteerId: volunteer.id })
    const document = { kind: 'signal', key: after.id } as const
    await addVersion(ctx, { volunteer, document, before: undefined, after: signalFieldsOf(after) })
    await recordAct(ctx, { volunteer, act: 'change_signal', subject: { kind: 'signal', id: after.id }, after })
    return after
  })
}
