import { isDeepStrictEqual } from 'node:util'
import { versionConflict } from '@reable/contract/versions/rules'
import type { ActName, LogSubject } from '@reable/contract/volunteers/rules'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { recordAct, type Volunteer } from '#volunteers'
import { type Document, findLatestVersion, insertVersion, type StoredKind } from './version-queries.ts'

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
const acts: Record<StoredKind, { act: ActName; subject: LogSubject }> = {
  type: { act: 'change_kinds', subject: 'kind' },
  question: { act: 'change_kinds', subject: 'question' },
  condition: { act: 'change_kinds', subject: 'condition' },
  category: { act: 'change_kinds', subject: 'category' },
  place: { act: 'change_places', subject: 'place' },
  prohibited: { act: 'change_prohibited', subject: 'prohibited' },
  signal: { act: 'change_signal', subject: 'signal' },
  screening: { act: 'change_screening', subject: 'screening' },
  search_name: { act: 'change_kinds', subject: 'search_name' },
  reply: { act: 'change_replies', subject: 'reply' },
  manual: { act: 'change_manual', subject: 'manual' },
  manual_hosts: { act: 'change_manual', subject: 'manual' },
  partner: { act: 'change_partners', subject: 'partner' },
  recall_card: { act: 'change_recall', subject: 'recall' },
  banner: { act: 'edit_banner', subject: 'banner' },
  page: { act: 'edit_page', subject: 'page' },
  list: { act: 'edit_page', subject: 'page' },
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
  await insertNext(ctx, { volunteer, document, before, after, latest: latest?.version })
  await recordChange(ctx, { volunteer, document, before: { version: seen }, after: { version: after && seen + 1 } })
  return true
}

type Next = Omit<Change, 'seen'> & { latest: number | undefined }

async function insertNext(ctx: Context, { volunteer, document, before, after, latest }: Next): Promise<void> {
  const isFirst = latest === undefined
  if (isFirst && before) await insertVersion(ctx, { document, version: 1, fields: before, changedBy: null })
  const version = (latest ?? (before ? 1 : 0)) + 1
  const isNew = await insertVersion(ctx, { document, version, fields: after, changedBy: volunteer.id })
  if (!isNew) throw new Refusal('conflict', versionConflict)
}

/** Keeps what something says from now on as its next version, where its caller refuses an older one and writes the log. */
export async function addVersion(ctx: Context, change: Omit<Change, 'seen'>): Promise<void> {
  if (isDeepStrictEqual(change.before, change.after)) return
  await insertNext(ctx, { ...change, latest: (await findLatestVersion(ctx, change.document))?.version })
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
