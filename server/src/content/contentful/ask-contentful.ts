import { pageDepths } from '@reable/contract/content/depths'
import { type DocumentName, documentFields } from '@reable/contract/content/documents'
import { entriesLimit } from '@reable/contract/content/rules'
import type { CreateClientParams } from 'contentful'
import { z } from 'zod'
import type { Context } from '#platform/context'
import { type Answer, Outside, oncePerProgram } from '#platform/outbound'
import { deepest } from '../pages/up-to-depth.ts'
import { UnfitEntry } from './read-entry.ts'

const mostBytes = 2 * 1024 * 1024

const outsideOf = oncePerProgram(({ outside: { contentful } }) => {
  const origins = new Set(contentful ? [new URL(contentful.address).origin] : [])
  return new Outside({ name: 'Contentful', origins, bounds: { bytes: mostBytes } })
})

/**
 * The entries of a page, one or none, or of a list, with their links in place of what they lead to as deep as the
 * specification says, or as the document goes.
 * Undefined: the space has no such type. Throws OutsideTrouble, and UnfitEntry when the type is another than the document needs.
 */
export async function askContentful(ctx: Context, document: DocumentName): Promise<unknown[] | undefined> {
  const { contentful } = ctx.config.outside
  if (!contentful) return undefined
  // Loaded by those alone who use it.
  const { createClient } = await import('contentful')
  const { protocol, host } = new URL(contentful.address)
  const { space, token: accessToken, environment } = contentful
  const client = createClient({
    ...{ space, accessToken, environment, host, insecure: protocol === 'http:' },
    ...{ retryOnError: false, logHandler: () => {}, adapter: carry(ctx) },
  })
  try {
    return (await client.withoutUnresolvableLinks.getEntries(question(document))).items
  } catch (error) {
    if (error instanceof UnknownType) return undefined
    throw error
  }
}

/** The space does not know the type that was asked for. */
class UnknownType extends Error {}

/** The type of a page is made from its title, such as `about_us`; a list’s type has the list’s name. */
function question(document: DocumentName) {
  const depth = document.kind === 'page' ? pageDepths[document.name] : undefined
  const include = (depth ?? deepest(documentFields(document))) as 0 | 1 | 2 | 3
  if (document.kind === 'list')
    return { content_type: document.name, include, limit: entriesLimit, order: ['sys.createdAt'] as const }
  const type = document.name.toLowerCase().replaceAll(' ', '_')
  return { content_type: type, 'fields.title': document.name, include, limit: 1 }
}

/** The client’s calls go by our own way outside: its time, its size, no redirects, its breaker. */
function carry(ctx: Context): Exclude<CreateClientParams['adapter'], undefined> {
  return async (config) => {
    const address = new URL(config.url ?? '', config.baseURL)
    address.search = new URLSearchParams(config.params).toString()
    const headers = { accept: 'application/json', authorization: String(config.headers.Authorization) }
    const said = await outsideOf(ctx).ask(ctx, { address, headers, read })
    // Contentful answers well: it is our question that does not fit the space.
    if (said instanceof Error) throw said
    return { data: said, status: 200, statusText: '', headers: {}, config }
  }
}

/** As Contentful says that a type, or a field that is asked for, is not there. */
const invalidQuery = z.object({
  sys: z.object({ id: z.literal('InvalidQuery') }),
  details: z.object({ errors: z.array(z.object({ name: z.string() })) }),
})

const entries = z.looseObject({ items: z.array(z.unknown()) })

function read({ status, text }: Answer): object {
  const said: unknown = JSON.parse(text)
  if (status === 200) return entries.parse(said)
  if (status !== 400) throw new Error('no entries')
  const { errors } = invalidQuery.parse(said).details
  return errors.some(({ name }) => name === 'unknownContentType') ? new UnknownType() : new UnfitEntry('type')
}
