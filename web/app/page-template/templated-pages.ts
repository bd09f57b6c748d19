import type { EntryContext, RouterContextProvider, ServerBuild } from 'react-router'
import { type PageParts, pageContext } from '../api.ts'
import { cutPage, fillTemplate, type PageTemplate } from './page-template.ts'
import { type LoadedPage, type PageData, renderPieces } from './render-pieces.tsx'

/** The kinds of pages that there are many of, by the route that answers them. */
const kinds = [
  { id: 'listings/home/home-page', path: /^\/$/ },
  { id: 'listings/detail/listing-page', path: /^\/posts\/(?<id>\d+)$/ },
]

/** In milliseconds: what a template has besides the data of its key, such as the year, changes less often. */
const maxAge = 10 * 60_000

/** Undefined where the pages of a kind could not be put together: they are rendered whole. */
type Known = { key: string; at: number; template: { texts: PageTemplate; whole: EntryContext } | undefined }

/**
 * Answers pages of a kind that there are many of without rendering document and frame again (docs/decisions/0079): of one that was
 * rendered whole it learns what is the same for all, and later ones are put together from that and their own content.
 */
export class TemplatedPages {
  readonly #build: ServerBuild
  readonly #known = new Map<string, Known>()

  constructor(build: ServerBuild) {
    this.#build = build
  }

  /**
   * Returns the bytes of a page. Undefined for one that is to be rendered whole: of another kind, the first after something changed
   * that all of its kind show, or not the plain page of its kind, such as a redirect, a failure or another status.
   */
  async render(url: URL, context: RouterContextProvider): Promise<Buffer | undefined> {
    const kind = kindOf(url)
    if (!kind) return undefined
    const known = this.#known.get(kind.id)
    if (!known?.template || performance.now() - known.at > maxAge) return undefined
    const data = await this.#load(kind, url, context)
    if (!data || keyOf(data, kind.id) !== known.key) return undefined
    const pieces = tryToRender(known.template.whole, { ...kind, url, data, blocks: context.get(pageContext).blocks })
    return pieces && fillTemplate(known.template.texts, pieces)
  }

  /** Learns from a page that was rendered whole, and with status 200, how others of its kind are put together. */
  learn(url: URL, { whole, html, blocks }: PageParts): void {
    const kind = kindOf(url)
    if (!kind || !whole || !html) return
    const data = whole.staticHandlerContext.loaderData
    const key = keyOf(data, kind.id)
    const known = this.#known.get(kind.id)
    const at = performance.now()
    if (known?.key === key && at - known.at <= maxAge) return
    const pieces = tryToRender(whole, { ...kind, url, data, blocks })
    const texts = pieces && cutPage(Buffer.from(html).toString(), pieces)
    this.#known.set(kind.id, { key, at, template: texts && { texts, whole } })
  }

  /** The data of the root and of the page; undefined if either is anything but data. */
  async #load({ id, params }: Kind, url: URL, context: RouterContextProvider): Promise<PageData | undefined> {
    const loaded = await Promise.all(
      ['root', id].map((route) => this.#loadRoute(route, { url, params, context })),
    ).catch(() => undefined)
    if (!loaded?.every(isPlain)) return undefined
    return { root: loaded[0], [id]: loaded[1] }
  }

  #loadRoute(id: string, { url, ...args }: { url: URL; params: Kind['params']; context: RouterContextProvider }) {
    const loader = this.#build.routes[id]?.module.loader
    return loader?.({ ...args, request: new Request(url), url, pattern: url.pathname } as never)
  }
}

type Kind = Pick<LoadedPage, 'id' | 'params'>

function kindOf({ pathname }: URL): Kind | undefined {
  for (const { id, path } of kinds) {
    const match = path.exec(pathname)
    if (match) return { id, params: { ...match.groups } }
  }
  return undefined
}

/** What all pages of a kind show alike, as a text: their own is in their blocks. */
const keyOf = (data: PageData, id: string) => JSON.stringify([data.root, data[id]])

/** A loader may also answer with a status of its own. */
const isPlain = (data: unknown): data is object =>
  typeof data === 'object' && data !== null && !(data instanceof Response) && !('init' in data)

/** What throws here is rendered whole, and throws there. */
function tryToRender(whole: EntryContext, page: LoadedPage) {
  try {
    return renderPieces(whole, page)
  } catch {
    return undefined
  }
}
