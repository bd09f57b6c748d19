import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Link = { sys: { type: 'Link'; linkType: 'Entry' | 'Asset'; id: string } }

type Entry = {
  sys: { id: string; type: 'Entry'; contentType: { sys: { id: string } } }
  fields: Record<string, unknown>
}

export const linkTo = (id: string, linkType: Link['sys']['linkType'] = 'Entry'): Link => ({
  sys: { type: 'Link', linkType, id },
})

export const entry = (id: string, type: string, fields: Record<string, unknown>): Entry => ({
  sys: { id, type: 'Entry', contentType: { sys: { id: type } } },
  fields,
})

export const asset = (id: string, url: string, contentType = 'image/jpeg') => ({
  sys: { id, type: 'Asset' },
  fields: { title: `Title of ${id}`, description: `Words for ${id}`, file: { url, contentType, fileName: id } },
})

type Mode = 'up' | 'down' | 'hangs' | 'huge' | 'malformed' | 'another' | 'deep' | 'redirects' | 'denies' | 'refuses'

type State = {
  mode: Mode
  /** Answers wait for this promise. */
  pending: Promise<void> | undefined
  /** Types without an entry. */
  types: string[]
  entries: Entry[]
  assets: ReturnType<typeof asset>[]
  requests: URL[]
  /** How often somebody followed its redirect. */
  elsewhere: number
}

const initialState = (): State => ({
  mode: 'up',
  pending: undefined,
  types: [],
  entries: [],
  assets: [],
  requests: [],
  elsewhere: 0,
})

/** Contentful's delivery API, to be set by `CONTENTFUL_HOST`; what it answers is what `state` says. */
export async function contentfulServer() {
  const state = initialState()
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost')
    if (url.pathname === '/elsewhere') state.elsewhere += 1
    state.requests.push(url)
    const isAllowed = request.headers.authorization === 'Bearer token'
    const isEntriesPath = url.pathname === '/spaces/space/environments/master/entries'
    if (state.mode === 'hangs') return
    if (state.mode === 'down') return response.writeHead(503).end()
    if (state.mode === 'redirects') return response.writeHead(302, { location: '/elsewhere' }).end()
    if (state.mode === 'denies' || !isAllowed || !isEntriesPath)
      return response.writeHead(401).end('{"sys": {"type": "Error"}}')
    if (state.mode === 'refuses') return response.writeHead(400).end(JSON.stringify(unknownField))
    const type = url.searchParams.get('content_type') ?? ''
    const isKnown = state.types.includes(type) || state.entries.some((entry) => entry.sys.contentType.sys.id === type)
    if (state.mode === 'up' && !isKnown) return response.writeHead(400).end(JSON.stringify(unknownType))
    const answer = oddAnswers[state.mode] ?? JSON.stringify(findEntries(state, url.searchParams))
    return (state.pending ?? Promise.resolve()).then(() => response.end(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    env: { CONTENTFUL_SPACE: 'space', CONTENTFUL_TOKEN: 'token', CONTENTFUL_HOST: host },
    state,
    /** Resets entries, requests and mode. */
    reset: () => Object.assign(state, initialState()),
    close: () => server.close().closeAllConnections(),
  }
}

/** Contentful's answer for any unknown type. */
const unknownType = {
  sys: { type: 'Error', id: 'InvalidQuery' },
  message: 'The query you sent was invalid.',
  details: { errors: [{ name: 'unknownContentType', value: 'DOESNOTEXIST' }] },
}

/** Its answer where a type has no such field. */
const unknownField = { ...unknownType, details: { errors: [{ name: 'unknown', value: 'fields.title' }] } }

const oddAnswers: Partial<Record<Mode, string>> = {
  huge: JSON.stringify({ items: ['x'.repeat(3_000_000)] }),
  malformed: '<html>',
  another: '{"items": 3}',
  deep: `{"items": ${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
}

function findEntries({ entries, assets }: State, query: URLSearchParams) {
  const title = query.get('fields.title')
  const items = entries
    .filter(({ sys }) => sys.contentType.sys.id === query.get('content_type'))
    .filter(({ fields }) => title === null || fields.title === title)
  const reached = reach(entries, items, Number(query.get('include')))
  return {
    ...{ sys: { type: 'Array' }, total: items.length, skip: 0, limit: Number(query.get('limit')), items },
    includes: {
      Entry: entries.filter(({ sys }) => reached.has(sys.id)),
      Asset: assets.filter(({ sys }) => reached.has(sys.id)),
    },
  }
}

/** The ids of all that these entries lead to, so many links away. */
function reach(all: Entry[], from: Entry[], depth: number): Set<string> {
  if (depth === 0) return new Set()
  const links = from.flatMap(({ fields }) => [...JSON.stringify(fields).matchAll(/"id":"(\w+)"/g)])
  const ids = new Set(links.map(([, id]) => id ?? ''))
  const next = all.filter(({ sys }) => ids.has(sys.id))
  return next.length ? new Set([...ids, ...reach(all, next, depth - 1)]) : ids
}
