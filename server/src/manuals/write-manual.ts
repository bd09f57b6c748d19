import { manualAddressError, manualChanged, noManual } from '@reable/contract/manuals/rules'
import type { Person } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { recordAct, requireMay } from '#volunteers'
import { findHosts } from './host-queries.ts'
import type { ManualFields, StoredManual } from './manual.ts'
import { findManual, insertManual, updateManual } from './manual-queries.ts'

type NewManual = { volunteer: Person | undefined; fields: ManualFields }

/** A steward writes the link of a manual. Refuses as `requireMay` does, and as invalid an address that is of no maker's host. */
export async function writeManual(ctx: Context, { fields, ...by }: NewManual): Promise<StoredManual> {
  const volunteer = await requireMay(ctx, by.volunteer, 'change_manual')
  await requireMakersAddress(ctx, fields)
  return inTransaction(ctx, async (ctx) => {
    const id = await insertManual(ctx, { fields, withdrawn: false, version: 1, volunteerId: volunteer.id })
    await recordAct(ctx, { volunteer, act: 'change_manual', subject: { kind: 'manual', id }, after: { version: 1 } })
    return getManual(ctx, id)
  })
}

type Change = NewManual & { id: number; withdrawn: boolean; version: number }

/**
 * A steward changes a manual as they saw it at `version`, withdraws it, or takes an older version up again; its address is looked at anew. Refuses
 * as `requireMay` does, as not found an unknown one, as a conflict one that was changed since, and as invalid an address that is of no maker's host.
 */
export async function changeManual(ctx: Context, { id, fields, withdrawn, ...change }: Change): Promise<StoredManual> {
  const volunteer = await requireMay(ctx, change.volunteer, 'change_manual')
  // One that goes may lead anywhere by now.
  if (!withdrawn) await requireMakersAddress(ctx, fields)
  return inTransaction(ctx, async (ctx) => {
    const before = await getManual(ctx, id)
    const version = change.version + 1
    if (!(await updateManual(ctx, id, { fields, withdrawn, version, volunteerId: volunteer.id })))
      throw new Refusal('conflict', manualChanged)
    await recordAct(ctx, {
      ...{ volunteer, act: 'change_manual', subject: { kind: 'manual', id } },
      before: { version: before.version, withdrawn: before.withdrawn },
      after: { version, withdrawn },
    })
    return getManual(ctx, id)
  })
}

async function getManual(ctx: Context, id: number): Promise<StoredManual> {
  const manual = await findManual(ctx, id)
  if (!manual) throw new Refusal('not_found', noManual)
  return manual
}

async function requireMakersAddress(ctx: Context, { address }: ManualFields): Promise<void> {
  const error = manualAddressError(address, await findHosts(ctx))
  if (error) throw new Refusal('invalid', error, { errors: { address: [error] } })
}
