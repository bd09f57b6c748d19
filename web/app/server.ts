import * as build from 'virtual:react-router/server-build'
import { createClient, type Transport } from '@reable/contract/client'
import { paths } from '@reable/contract/paths'
import { createRequestHandler } from 'react-router'
import { apiBase } from './api.ts'
import { inlineScripts } from './inline-scripts.ts'
import { isBrowseKey } from './listings/browse/browse-address.ts'
import { TemplatedPages } from './page-template/templated-pages.ts'
import { preparePage, type SiteOptions } from './prepare-page.ts'

type Report = (error: unknown, flowId: string) => void

/**
 * Renders pages on the server. `transport` carries a page's calls to the API, under the flow id of its request; `report` hears
 * of what broke. A page never sees a cookie or a token: what belongs to a person is filled in by the browser.
 */
export function createPages(transport: (flowId: string) => Transport, report: Report, site: SiteOptions) {
  const handle = createRequestHandler(build, import.meta.env.MODE)
  const templated = new TemplatedPages(build)
  return async (request: Request, flowId: string): Promise<RenderedPage> => {
    const url = new URL(request.url)
    const calls = {
      api: createClient(apiBase, transport(flowId)),
      report: (error: unknown) => report(error, flowId),
    }
    const html = request.method === 'GET' && (await templated.render(url, preparePage(url, calls, site).context))
    if (html) return { status: 200, headers: htmlHeaders, html }
    const { parts, context } = preparePage(url, calls, site)
    const response = await handle(request, context)
    const { status, headers } = response
    if (status === 200) templated.learn(url, parts)
    // What is no document, such as the data of one, comes as a response like any other.
    return { status, headers, html: parts.html ?? new Uint8Array(await response.arrayBuffer()) }
  }
}

type RenderedPage = { status: number; headers: Headers; html: Uint8Array }

const htmlHeaders = new Headers({ 'content-type': 'text/html; charset=utf-8' })

export { inlineScripts }

const listed = ['listCategories', 'listLocationsToFilter', 'listConditions', 'listSortOptions'] as const

/** The calls of lists that nearly every page makes, each the same for everybody. */
export const listUrls: readonly string[] = listed.map((id) => apiBase + paths[id].path)

/** The pages that answer a form of theirs without a script. */
export const formPaths = ['/fit/calculators/:name', '/messages/answer', '/handover', '/handover/after']

/** The pages that are made for each request by the token in its address, and of which nothing is stored. */
export const linkPaths = ['/messages/open', '/messages/answer', '/handover', '/handover/after']

/** The parts of its query that each path reads: the rest of an address makes no second copy of a page. */
export const readsQueryParameter = (path: string, name: string): boolean =>
  path === '/' ? isBrowseKey(name) : (queryParameters[path]?.includes(name) ?? false)

const queryParameters: Record<string, readonly string[]> = {
  '/resources': ['category'],
  '/resources/howitworks': ['steps'],
  '/partners': ['group'],
  '/recalls': ['brand', 'model'],
}
