import { isDeepStrictEqual } from 'node:util'
import { type DocumentKind, versionConflict } from '@reable/contract/versions/rules'
import type { ActName, LogSubject } from '@reable/contract/volunteers/rules'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { recordAct, type Volunteer } from '#volunteers'
import { type Document, findLatestVersion, insertVersion } from './version-queries.ts'

type Change = {
  volunteer: Volunteer
  document: Document
  /** The version that was edited. */
  seen: number
  /** What it said; undefined: it was removed. */
  before: object | undefined
  /** What it says from now on; null: it is removed. */
  after: object | null
}

/** What changing each kind of document is, and what it is called in the log. */
const acts: Record<DocumentKind, { act: ActName; subject: LogSubject }> = {
  type: { act: 'change_kinds', subject: 'kind' },
  question: { act: 'change_kinds', subject: 'question' },
  condition: { act: 'change_kinds', subject: 'condition' },
  category: { act: 'change_kinds', subject: 'category' },
  place: { act: 'change_places', subject: 'place' },
  prohibited: { act: 'change_prohibited', subject: 'prohibited' },
}

/**
 * Writes what a document says from now on as its next version, and the act into the log. Refuses as a conflict when another version was
 * edited. Returns whether it says something else than before.
 */
export async function writeVersion(
  ctx: Context,
  { volunteer, document, seen, before, after }: Change,
): Promise<boolean> {
  const latest = await findLatestVersion(ctx, document)
  if ((latest?.version ?? 1) !== seen) throw new Refusal('conflict', versionConflict)
  if (isDeepStrictEqual(before, after)) return false
  if (!latest && before) await insertVersion(ctx, { document, version: 1, fields: before, changedBy: null })
  await insertVersion(ctx, { document, version: seen + 1, fields: after, changedBy: volunteer.id })
  await recordChange(ctx, { volunteer, document, before: { version: seen }, after: { version: after && seen + 1 } })
  return true
}

/** Writes the first version of a document that a volunteer makes, and the act into the log. */
export async function writeFirstVersion(
  ctx: Context,
  { volunteer, document, fields }: { volunteer: Volunteer; document: Document; fields: object },
): Promise<void> {
  await insertVersion(ctx, { document, version: 1, fields, changedBy: volunteer.id })
  await recordChange(ctx, { volunteer, document, after: { version: 1 } })
}

type Recorded = { volunteer: Volunteer; document: Document; before?: object; after: object }

function recordChange(ctx: Context, { volunteer, document: { kind, key }, before, after }: Recorded) {
  const { act, subject } = acts[kind]
  return recordAct(ctx, { volunteer, act, subject: { kind: subject, id: key }, after, ...(before && { before }) })
}
