import { type DocumentName, documentFields } from '@reable/contract/content-documents'
import { entriesLimit } from '@reable/contract/content-rules'
import type { CreateClientParams } from 'contentful'
import type { Context } from '#platform/context'
import { type Answer, Outside, oncePerProgram } from '#platform/outbound'
import { deepest } from '../up-to-depth.ts'

const mostBytes = 2 * 1024 * 1024

const outsideOf = oncePerProgram(({ outside: { contentful } }) => {
  const origins = new Set(contentful ? [new URL(contentful.address).origin] : [])
  return new Outside({ name: 'Contentful', origins, bounds: { bytes: mostBytes } })
})

/**
 * The entries of a page, one or none, or of a list, with their links in place of what they lead to as deep as the document goes.
 * Throws OutsideTrouble.
 */
export async function askContentful(ctx: Context, document: DocumentName): Promise<unknown[]> {
  const { contentful } = ctx.config.outside
  if (!contentful) return []
  // Loaded by those alone who use it.
  const { createClient } = await import('contentful')
  const { protocol, host } = new URL(contentful.address)
  const { space, token: accessToken, environment } = contentful
  const client = createClient({
    ...{ space, accessToken, environment, host, insecure: protocol === 'http:' },
    ...{ retryOnError: false, logHandler: () => {}, adapter: carry(ctx) },
  })
  return (await client.withoutUnresolvableLinks.getEntries(question(document))).items
}

/** The type of a page is made from its title, such as `about_us`; a list’s type has the list’s name. */
function question(document: DocumentName) {
  const include = deepest(documentFields(document)) as 0 | 1 | 2
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
    const data = await outsideOf(ctx).ask(ctx, { address, headers, read })
    return { data, status: 200, statusText: '', headers: {}, config }
  }
}

function read({ status, text }: Answer): unknown {
  if (status !== 200) throw new Error('no entries')
  const said: unknown = JSON.parse(text)
  if (typeof said !== 'object' || said === null || !('items' in said) || !Array.isArray(said.items))
    throw new Error('no entries')
  return said
}
