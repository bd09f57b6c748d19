import type { Person } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { changeScreeningSignal, listScreeningSignals, type SignalRow } from '#screening'
import { addVersion } from '#versions'
import { recordAct, requireMay } from '#volunteers'

type Input = { volunteer: Person | undefined; change: Omit<Parameters<typeof changeScreeningSignal>[1], 'volunteerId'> }

/** A steward changes what is looked for before a listing is public; it is logged as it was and as it is, and can be brought back. */
export async function changeScreeningBy(ctx: Context, { change, ...input }: Input): Promise<SignalRow> {
  const volunteer = await requireMay(ctx, input.volunteer, 'change_screening')
  return inTransaction(ctx, async (ctx) => {
    const before = (await listScreeningSignals(ctx)).find(({ id }) => id === change.id)
    const after = await changeScreeningSignal(ctx, { ...change, volunteerId: volunteer.id })
    const subject = { kind: 'screening', id: change.id } as const
    await addVersion(ctx, {
      ...{ volunteer, document: { kind: 'screening', key: change.id } },
      ...{ before: before && fieldsOf(before), after: fieldsOf(after) },
    })
    await recordAct(ctx, { volunteer, act: 'change_screening', subject, before, after })
    return after
  })
}

/** What is looked for as its versions hold it, in the fields of its change. */
const fieldsOf = ({ name, action, weight, threshold, words, active }: SignalRow) => ({
  ...{ name, action, weight, threshold, words, active },
})
