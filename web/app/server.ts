import * as build from 'virtual:react-router/server-build'
import { createClient, type Transport } from '@reable/contract/client'
import { paths } from '@reable/contract/paths'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import {
  analyticsContext,
  apiBase,
  apiContext,
  donationFormContext,
  howToVideoContext,
  type MapTiles,
  mapTilesContext,
  pageContext,
  publicDemoContext,
  reportErrorContext,
} from './api.ts'
import { inlineScripts } from './inline-scripts.ts'
import { isBrowseKey } from './listings/browse/browse-address.ts'

type Report = (error: unknown, flowId: string) => void

/** The values that are the same on every page: whether it says that nothing is real, and the addresses outside that browsers reach by themselves. */
type SiteOptions = {
  publicDemo: boolean
  analytics: string | undefined
  howToVideo: string | undefined
  donationForm: string | undefined
  mapTiles: MapTiles | undefined
}

/**
 * Renders pages on the server. `transport` carries a page's calls to the API, under the flow id of its request; `report` hears
 * of what broke. A page never sees a cookie or a token: what belongs to a person is filled in by the browser.
 */
export function createPages(
  transport: (flowId: string) => Transport,
  report: Report,
  { publicDemo, analytics, howToVideo, donationForm, mapTiles }: SiteOptions,
) {
  const handle = createRequestHandler(build, import.meta.env.MODE)
  return async (request: Request, flowId: string) => {
    const page: { html: Uint8Array | undefined; blocks: [] } = { html: undefined, blocks: [] }
    const context = new RouterContextProvider()
    context.set(reportErrorContext, (error) => report(error, flowId))
    context.set(apiContext, createClient(apiBase, transport(flowId)))
    context.set(pageContext, page)
    context.set(publicDemoContext, publicDemo)
    context.set(analyticsContext, analytics)
    context.set(howToVideoContext, howToVideo)
    context.set(donationFormContext, donationForm)
    context.set(mapTilesContext, mapTiles)
    const response = await handle(request, context)
    // What is no document, such as the data of one, comes as a response like any other.
    const html = page.html ?? new Uint8Array(await response.arrayBuffer())
    return { status: response.status, headers: response.headers, html }
  }
}

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
