import { type DocumentName, documentFields } from '@reable/contract/content/documents'
import { answeredSchema } from '@reable/contract/content/schemas'
import { minute } from '#platform/clock'
import type { Context } from '#platform/context'
import { memoizePerConfig, ProviderError } from '#platform/outbound'
import { embeddedDocument } from '../pages/embedded-documents.ts'
import { fieldValuesOf } from '../pages/field-values-of.ts'
import type { FieldValues } from '../pages/serialize-fields.ts'
import { findCopy, upsertCopy } from './copy-queries.ts'
import { fetchEntries } from './fetch-entries.ts'
import { InvalidEntryError } from './read-entry.ts'

type CachedDocument = { until: number; copy: FieldValues | undefined; refreshing: Promise<void> | undefined }

const cacheOf = memoizePerConfig(() => new Map<string, CachedDocument>())

/**
 * Returns a document from Contentful. It is refreshed once a minute, and no request waits for that: the last good copy, which is in
 * memory and in the database, is returned. Without one, and for a page or list that Contentful does not have, the embedded document is.
 */
export async function contentfulDocument(ctx: Context, document: DocumentName): Promise<FieldValues | undefined> {
  const cached = await getCached(ctx, document)
  if (cached.until <= ctx.clock.now().getTime()) cached.refreshing ??= refresh(ctx, document, cached)
  return cached.copy ?? embeddedDocument(ctx, document)
}

async function getCached(ctx: Context, document: DocumentName): Promise<CachedDocument> {
  const cache = cacheOf(ctx)
  const key = `${document.kind} ${document.name}`
  const existing = cache.get(key)
  if (existing) return existing
  const copy = await readCopy(ctx, document)
  const cached = cache.get(key) ?? { until: 0, copy, refreshing: undefined }
  cache.set(key, cached)
  return cached
}

/** Reads the stored copy. A copy from before a page got further fields counts as none. */
async function readCopy(ctx: Context, document: DocumentName): Promise<FieldValues | undefined> {
  const copy = await findCopy(ctx, document)
  const read = answeredSchema(documentFields(document)).safeParse(copy)
  return read.success ? read.data : undefined
}

/** Never throws: after a failure the present copy stays. */
async function refresh(ctx: Context, document: DocumentName, cached: CachedDocument): Promise<void> {
  try {
    const values = await readDocument(ctx, document, await fetchEntries(ctx, document))
    cached.copy = values
    if (values) await upsertCopy(ctx, document, values)
  } catch (error) {
    logFailure(ctx, document, error)
  } finally {
    cached.until = ctx.clock.now().getTime() + minute
    cached.refreshing = undefined
  }
}

async function readDocument(
  ctx: Context,
  document: DocumentName,
  entries: unknown[] | undefined,
): Promise<FieldValues | undefined> {
  if (!entries || (document.kind === 'page' && !entries.length)) return undefined
  return fieldValuesOf({ document, entries, images: ctx.config.providers.contentful?.images ?? '' })
}

/** Logs the place of an error only: an answer of others may contain anything. */
function logFailure({ log }: Context, document: DocumentName, error: unknown): void {
  const context = { provider: 'Contentful', document: document.name }
  if (error instanceof ProviderError) return
  if (error instanceof InvalidEntryError)
    log.warn({ ...context, field: error.message }, 'an entry does not fit its page')
  else log.warn({ ...context, reason: error instanceof Error ? error.name : '' }, 'a document could not be renewed')
}
