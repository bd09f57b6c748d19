import * as build from 'virtual:react-router/server-build'
import type { Client } from '@reable/contract/client'
import { createRequestHandler } from 'react-router'
import { inlineScripts } from './inline-scripts.ts'
import { isBrowseKey } from './listings/browse/browse-address.ts'
import { preparePage, type SiteOptions } from './prepare-page.ts'

type Report = (error: unknown, flowId: string) => void

/**
 * Renders pages on the server. `clientFor` calls operations for a page, under the flow id of its request; `report` hears of what broke. A page never sees a cookie or a token: what belongs to a person is filled in by the browser.
 */
export function createPages(clientFor: (flowId: string) => Client, report: Report, site: SiteOptions) {
  const handle = createRequestHandler(build, import.meta.env.MODE)
  return async (request: Request, flowId: string): Promise<RenderedPage> => {
    let isWhole = true
    const client = clientFor(flowId)
    const api: Client = async (id, input) => {
      const reply = await client(id, input)
      if (!reply.ok && reply.status >= 500) isWhole = false
      return reply
    }
    const response = await handle(request, preparePage({ api, report: (error) => report(error, flowId) }, site))
    // What could not be read now may be there for whoever asks next.
    if (!isWhole) response.headers.set('cache-control', 'no-store')
    return { status: response.status, headers: response.headers, html: new Uint8Array(await response.arrayBuffer()) }
  }
}

type RenderedPage = { status: number; headers: Headers; html: Uint8Array }

export { inlineScripts }

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
