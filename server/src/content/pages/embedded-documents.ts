import type { DocumentName } from '@reable/contract/content/documents'
import { AnswerCache } from '#platform/answer-cache'
import { minute } from '#platform/clock'
import type { Context } from '#platform/context'
import { selectCurrentVersion } from '../versions/version-queries.ts'
import { fieldValuesOf } from './field-values-of.ts'
import type { FieldValues } from './serialize-fields.ts'

type CachedDocument = { stamp: string; values: FieldValues } | undefined

const cache = new AnswerCache<CachedDocument>({ name: 'documents', ttl: 1000, timeout: 500 })
const fallbackCache = new AnswerCache<CachedDocument>({
  name: 'documents in place of others',
  ttl: minute,
  timeout: 500,
})

/**
 * Returns a document's values, from memory for a second after each read of the database. While the database does not answer
 * the last cached one is returned. Undefined: nobody has written it.
 */
export async function embeddedDocument(ctx: Context, document: DocumentName): Promise<FieldValues | undefined> {
  return (await cache.get(ctx, keyOf(document), (previous) => readDocument(ctx, document, previous)))?.values
}

/** The same as a fallback for a document of another service: cached for a minute, so that pages are not slower for it. */
export async function fallbackDocument(ctx: Context, document: DocumentName): Promise<FieldValues | undefined> {
  return (await fallbackCache.get(ctx, keyOf(document), (previous) => readDocument(ctx, document, previous)))?.values
}

/** Drops a cached document after a change: the next page reads it anew. */
export function invalidateDocument(ctx: Context, document: DocumentName): void {
  cache.invalidate(ctx, keyOf(document))
  fallbackCache.invalidate(ctx, keyOf(document))
}

const keyOf = ({ kind, name }: DocumentName) => `${kind} ${name}`

/** Texts are parsed again only when there is another version. */
async function readDocument(ctx: Context, document: DocumentName, previous: CachedDocument): Promise<CachedDocument> {
  const current = await selectCurrentVersion(ctx, document)
  if (!current) return undefined
  const stamp = `${current.version} ${current.changed_at.getTime()}`
  if (stamp === previous?.stamp) return previous
  return { stamp, values: await fieldValuesOf({ document, written: current.fields }) }
}
