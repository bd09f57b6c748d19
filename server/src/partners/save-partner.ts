import { isDeepStrictEqual } from 'node:util'
import { partnerConflict, partnerNameTaken, partnersFull, partnersLimit } from '@reable/contract/partners/rules'
import type { Person } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { findVersions, insertVersion } from '#versions'
import { recordAct, requireMay } from '#volunteers'
import { requirePartner } from './get-partner.ts'
import {
  insertPartner,
  isNameTaken,
  lockPartners,
  type PartnerFields,
  selectPartners,
  updatePartner,
} from './partner-queries.ts'

const documentOf = (id: number) => ({ kind: 'partner', key: id }) as const

type NewPartner = { volunteer: Person | undefined; name: string }

const act = 'change_partners'

/** A steward makes a partner. Returns its id. Refuses as `requireMay` does, and a name that another has. */
export async function createPartner(ctx: Context, { name, ...input }: NewPartner): Promise<number> {
  const volunteer = await requireMay(ctx, input.volunteer, act)
  return inTransaction(ctx, async (ctx) => {
    await lockPartners(ctx)
    if ((await selectPartners(ctx)).length >= partnersLimit) throw new Refusal('conflict', partnersFull)
    await requireFreeName(ctx, name, 0)
    const id = await insertPartner(ctx, { name })
    await insertVersion(ctx, {
      document: documentOf(id),
      version: 1,
      fields: { name, ended: false },
      changedBy: volunteer.id,
    })
    await recordAct(ctx, { volunteer, act, subject: { kind: 'partner', id }, after: { version: 1 } })
    return id
  })
}

type ChangedPartner = { volunteer: Person | undefined; id: number; seen: number; fields: PartnerFields }

/**
 * A steward renames a partner, ends it or brings it back. Ended, its listings stay without its mark, and its members list for
 * themselves; brought back, all is as before. Refuses as `createPartner` does, and as a conflict when another version was edited.
 */
export async function changePartner(ctx: Context, { id, seen, fields, ...input }: ChangedPartner): Promise<void> {
  const volunteer = await requireMay(ctx, input.volunteer, act)
  await inTransaction(ctx, async (ctx) => {
    await lockPartners(ctx)
    const { name, ended } = await requirePartner(ctx, id)
    const before = { name, ended }
    const document = documentOf(id)
    const [latest] = await findVersions(ctx, document, 1)
    if ((latest?.version ?? 1) !== seen) throw new Refusal('conflict', partnerConflict)
    if (isDeepStrictEqual(before, fields)) return
    await requireFreeName(ctx, fields.name, id)
    if (!latest) await insertVersion(ctx, { document, version: 1, fields: before, changedBy: null })
    await insertVersion(ctx, { document, version: seen + 1, fields, changedBy: volunteer.id })
    await updatePartner(ctx, id, fields)
    const versions = { before: { version: seen, ended }, after: { version: seen + 1, ended: fields.ended } }
    await recordAct(ctx, { volunteer, act, subject: { kind: 'partner', id }, ...versions })
  })
}

async function requireFreeName(ctx: Context, name: string, exceptId: number): Promise<void> {
  if (await isNameTaken(ctx, name, exceptId))
    throw new Refusal('invalid', partnerNameTaken, { errors: { name: [partnerNameTaken] } })
}
