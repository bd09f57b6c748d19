import { pageDepths } from '@reable/contract/content/depths'
import { type DocumentName, documentFields } from '@reable/contract/content/documents'
import { entriesLimit } from '@reable/contract/content/rules'
import type { CreateClientParams } from 'contentful'
import { z } from 'zod'
import type { Context } from '#platform/context'
import { memoizePerConfig, type OutboundAnswer, ProviderClient } from '#platform/outbound'
import { depthOf } from '../pages/limit-depth.ts'
import { InvalidEntryError } from './read-entry.ts'

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
