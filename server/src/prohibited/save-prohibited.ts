import { looksSame } from '@reable/contract/messages/find-words'
import {
  allProhibitedWordsLimit,
  prohibitedBreaks,
  prohibitedFull,
  prohibitedLimit,
} from '@reable/contract/prohibited/rules'
import type { Person } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { findLastFields, lockDocuments, nextOwnId, refuseWith, writeFirstVersion, writeVersion } from '#versions'
import { requireMay } from '#volunteers'
import {
  findProhibitedFields,
  type ProhibitedFields,
  type ProhibitedRow,
  selectProhibited,
  upsertItem,
} from './prohibited-queries.ts'

type NewItem = { volunteer: Person | undefined; fields: ProhibitedFields }

/** A steward adds something that may not be listed: the next form asks about it. Returns its id. Refuses as `requireMay` does, and what stands there already. */
export async function createProhibited(ctx: Context, { fields, ...input }: NewItem): Promise<number> {
  const volunteer = await requireMay(ctx, input.volunteer, 'change_prohibited')
  return inTransaction(ctx, async (ctx) => {
    await lockDocuments(ctx)
    await requireSoundItem(ctx, { id: undefined, fields })
    const id = await nextOwnId(ctx, 'prohibited')
    await upsertItem(ctx, id, fields)
    await writeFirstVersion(ctx, { volunteer, document: { kind: 'prohibited', key: id }, fields })
    return id
  })
}

type ChangedItem = NewItem & { id: number; seen: number }

/**
 * A steward changes what may not be listed, or brings back what was removed. Refuses as `requireMay` and `writeVersion` do, what stands
 * there already, and as not found what never was.
 */
export async function changeProhibited(ctx: Context, { id, seen, fields, ...input }: ChangedItem): Promise<void> {
  const volunteer = await requireMay(ctx, input.volunteer, 'change_prohibited')
  const document = { kind: 'prohibited', key: id } as const
  await inTransaction(ctx, async (ctx) => {
    await lockDocuments(ctx)
    const before = await findProhibitedFields(ctx, id)
    if (!before && !(await findLastFields(ctx, document))) throw new Refusal('not_found', 'There is no such item.')
    if (!(await writeVersion(ctx, { volunteer, document, seen, before, after: fields }))) return
    await requireSoundItem(ctx, { id, fields })
    await upsertItem(ctx, id, fields)
  })
}

type Checked = { id: number | undefined; fields: ProhibitedFields }

async function requireSoundItem(ctx: Context, { id, fields }: Checked): Promise<void> {
  const others = (await selectProhibited(ctx)).filter((other) => other.id !== id)
  if (others.length >= prohibitedLimit) throw new Refusal('conflict', prohibitedFull)
  const isTaken = others.some(({ what }) => looksSame(what, fields.what))
  refuseWith({
    what: isTaken ? prohibitedBreaks.what(fields.what) : undefined,
    words: wordsError(fields.words, others),
  })
}

function wordsError(words: readonly string[], others: readonly ProhibitedRow[]): string | undefined {
  const twice = words.find((word, at) => words.slice(0, at).some((other) => looksSame(word, other)))
  if (twice !== undefined) return prohibitedBreaks.twice(twice)
  const total = words.length + others.reduce((sum, other) => sum + other.words.length, 0)
  if (words.length && total > allProhibitedWordsLimit) return prohibitedBreaks.room
  for (const word of words) {
    const other = others.find((one) => one.words.some((each) => looksSame(word, each)))
    if (other) return prohibitedBreaks.word(word, other.what)
  }
  return undefined
}
