import { pageDepths } from '@reable/contract/content/depths'
import { type DocumentName, documentFields } from '@reable/contract/content/documents'
import { entriesLimit } from '@reable/contract/content/rules'
import { answeredSchema } from '@reable/contract/content/schemas'
import type { CreateClientParams } from 'contentful'
import { z } from 'zod'
import { minute } from '#platform/clock'
import type { Context } from '#platform/context'
import { memoizePerConfig, type OutboundAnswer, ProviderClient, ProviderError } from '#platform/outbound'
import { embeddedDocument } from '../pages/embedded-documents.ts'
import { fieldValuesOf } from '../pages/field-values-of.ts'
import { depthOf } from '../pages/limit-depth.ts'
import type { FieldValues } from '../pages/serialize-fields.ts'
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

const maxBytes = 2 * 1024 * 1024

const clientOf = memoizePerConfig(({ providers: { contentful } }) => {
  const origins = new Set(contentful ? [new URL(contentful.address).origin] : [])
  return new ProviderClient({ name: 'Contentful', origins, bounds: { bytes: maxBytes } })
})

/**
 * Fetches the entries of a page, one or none, or of a list. Their links are resolved as deep as the specification says, else as
 * deep as the document goes. Undefined: the space has no such type. Throws ProviderError, and InvalidEntryError when the type
 * does not fit the document.
 */
export async function fetchEntries(ctx: Context, document: DocumentName): Promise<unknown[] | undefined> {
  const { contentful } = ctx.config.providers
  if (!contentful) return undefined
  // Loaded only where Contentful is configured.
  const { createClient } = await import('contentful')
  const { protocol, host } = new URL(contentful.address)
  const { space, token: accessToken, environment } = contentful
  const client = createClient({
    ...{ space, accessToken, environment, host, insecure: protocol === 'http:' },
    ...{ retryOnError: false, logHandler: () => {}, adapter: createAdapter(ctx) },
  })
  try {
    return (await client.withoutUnresolvableLinks.getEntries(queryFor(document))).items
  } catch (error) {
    if (error instanceof UnknownTypeError) return undefined
    throw error
  }
}

/** The space does not have the requested content type. */
class UnknownTypeError extends Error {}

/** Returns the query for a document. A page's type is derived from its title, such as `about_us`; a list’s type has the list’s name. */
function queryFor(document: DocumentName) {
  const depth = document.kind === 'page' ? pageDepths[document.name] : undefined
  const include = (depth ?? depthOf(documentFields(document))) as 0 | 1 | 2 | 3
  if (document.kind === 'list')
    return { content_type: document.name, include, limit: entriesLimit, order: ['sys.createdAt'] as const }
  const type = document.name.toLowerCase().replaceAll(' ', '_')
  return { content_type: type, 'fields.title': document.name, include, limit: 1 }
}

/** Sends the client’s calls through our own provider client: its timeout, its size limit, no redirects, its circuit breaker. */
function createAdapter(ctx: Context): Exclude<CreateClientParams['adapter'], undefined> {
  return async (config) => {
    const address = new URL(config.url ?? '', config.baseURL)
    address.search = new URLSearchParams(config.params).toString()
    const headers = { accept: 'application/json', authorization: String(config.headers.Authorization) }
    const answer = await clientOf(ctx).request(ctx, { address, headers, read: readAnswer })
    // Contentful works: it is our query that does not fit the space.
    if (answer instanceof Error) throw answer
    return { data: answer, status: 200, statusText: '', headers: {}, config }
  }
}

/** Contentful's answer when a requested type or field does not exist. */
const invalidQuery = z.object({
  sys: z.object({ id: z.literal('InvalidQuery') }),
  details: z.object({ errors: z.array(z.object({ name: z.string() })) }),
})

const entries = z.looseObject({ items: z.array(z.unknown()) })

function readAnswer({ status, text }: OutboundAnswer): object {
  const json: unknown = JSON.parse(text)
  if (status === 200) return entries.parse(json)
  if (status !== 400) throw new Error('no entries')
  const { errors } = invalidQuery.parse(json).details
  return errors.some(({ name }) => name === 'unknownContentType')
    ? new UnknownTypeError()
    : new InvalidEntryError('type')
}

async function findCopy({ db }: Context, { kind, name }: DocumentName): Promise<unknown> {
  const copies = db.selectFrom('content_copies').select('fields').where('kind', '=', kind)
  return (await copies.where('name', '=', name).executeTakeFirst())?.fields
}

async function upsertCopy({ db, clock }: Context, document: DocumentName, fields: object): Promise<void> {
  const row = { ...document, fields: JSON.stringify(fields), copied_at: clock.now() }
  await db
    .insertInto('content_copies')
    .values(row)
    .onConflict((same) =>
      same
        .columns(['kind', 'name'])
        .doUpdateSet({ fields: row.fields, copied_at: row.copied_at })
        .where((copy) => copy('content_copies.fields', 'is distinct from', copy.ref('excluded.fields'))),
    )
    .execute()
}
