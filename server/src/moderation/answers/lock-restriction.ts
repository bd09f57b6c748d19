import { restrictionOver } from '@reable/contract/restrictions/rules'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { findRestriction, isInForce, type RestrictionRow } from '#restrictions'
import { lockRoleOf } from '#volunteers'

/** Returns a restriction. Refuses as not found an unknown one. */
export async function requireRestriction(ctx: Context, id: number): Promise<RestrictionRow> {
  const row = await findRestriction(ctx, id)
  if (!row) throw new Refusal('not_found', 'There is no such restriction any more.')
  return row
}

/** The same, with its person locked until the transaction ends. Refuses as a conflict one that has ended. */
export async function lockRestriction(ctx: Context, row: RestrictionRow): Promise<RestrictionRow> {
  await lockRoleOf(ctx, row.person_id)
  const locked = await requireRestriction(ctx, row.id)
  if (!isInForce(ctx, locked)) throw new Refusal('conflict', restrictionOver)
  return locked
}
