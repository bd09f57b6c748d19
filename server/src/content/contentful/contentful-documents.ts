import { type DocumentName, documentFields } from '@reable/contract/content/documents'
import { answeredSchema } from '@reable/contract/content/schemas'
import { minute } from '#platform/clock'
import type { Context } from '#platform/context'
import { OutsideTrouble, oncePerProgram } from '#platform/outbound'
import type { Answered } from '../pages/answer-fields.ts'
import { standInDocument } from '../pages/embedded-documents.ts'
import { askContentful } from './ask-contentful.ts'
import { findCopy, upsertCopy } from './copy-queries.ts'
import { fieldsOf, readEntry, UnfitEntry } from './read-entry.ts'

type Kept = { until: number; copy: Answered | undefined; asking: Promise<void> | undefined }

const memoryOf = oncePerProgram(() => new Map<string, Kept>())

/**
 * A document as Contentful has it. Asked for once a minute, which nobody waits for: the last good copy, which is in memory and in
 * the database, answers. Without one, and for a page or list that Contentful does not have, the embedded document does.
 */
export async function contentfulDocument(ctx: Context, document: DocumentName): Promise<Answered | undefined> {
  const kept = await keptOf(ctx, document)
  if (kept.until <= ctx.clock.now().getTime()) kept.asking ??= renew(ctx, document, kept)
  return kept.copy ?? standInDocument(ctx, document)
}

async function keptOf(ctx: Context, document: DocumentName): Promise<Kept> {
  const memory = memoryOf(ctx)
  const key = `${document.kind} ${document.name}`
  const known = memory.get(key)
  if (known) return known
  const copy = await readCopy(ctx, document)
  const kept = memory.get(key) ?? { until: 0, copy, asking: undefined }
  memory.set(key, kept)
  return kept
}

/** A copy from before a page got further fields is none. */
async function readCopy(ctx: Context, document: DocumentName): Promise<Answered | undefined> {
  const copy = await findCopy(ctx, document)
  const read = answeredSchema(documentFields(document)).safeParse(copy)
  return read.success ? read.data : undefined
}

/** Never throws: what goes wrong leaves the copy that there is. */
async function renew(ctx: Context, document: DocumentName, kept: Kept): Promise<void> {
  try {
    const answered = readDocument(ctx, document, await askContentful(ctx, document))
    kept.copy = answered
    if (answered) await upsertCopy(ctx, document, answered)
  } catch (error) {
    report(ctx, document, error)
  } finally {
    kept.until = ctx.clock.now().getTime() + minute
    kept.asking = undefined
  }
}

function readDocument(ctx: Context, document: DocumentName, found: unknown[] | undefined): Answered | undefined {
  if (!found) return undefined
  const fields = documentFields(document)
  const images = ctx.config.outside.contentful?.images ?? ''
  if (document.kind === 'page') return found.length ? readEntry(fields, found[0], images) : undefined
  return readEntry(
    fields,
    { fields: { entries: found.toSorted((one, other) => placeOf(one) - placeOf(other)) } },
    images,
  )
}

/** Where a list’s type has a number called position, its entries come in that order; else as they were made. */
function placeOf(entry: unknown): number {
  const position = fieldsOf(entry).get('position')
  return typeof position === 'number' ? position : Number.MAX_SAFE_INTEGER
}

/** Of others’ faults no more than their place: what they said may hold anything. */
function report({ log }: Context, document: DocumentName, error: unknown): void {
  const about = { provider: 'Contentful', document: document.name }
  if (error instanceof OutsideTrouble) return
  if (error instanceof UnfitEntry) log.warn({ ...about, field: error.message }, 'an entry does not fit its page')
  else log.warn({ ...about, reason: error instanceof Error ? error.name : '' }, 'a document could not be renewed')
}
