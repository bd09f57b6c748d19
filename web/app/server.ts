import * as build from 'virtual:react-router/server-build'
import { createClient, type Transport } from '@reable/contract/client'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { apiBase, apiContext, faultContext } from './api.ts'
import { browseAddressKeys } from './listings/browse-address.ts'

/**
 * Renders pages on the server. `transport` carries a page's calls to the API, under the flow id of its request; `report` hears
 * of what broke. A page never
 * sees a cookie or a token: what belongs to a person is filled in by the browser.
 */
type Report = (fault: unknown, flowId: string) => void

export function createPages(transport: (flowId: string) => Transport, report: Report) {
  const handle = createRequestHandler(build, import.meta.env.MODE)
  return async (request: Request, flowId: string): Promise<Response> => {
    const context = new RouterContextProvider()
    context.set(faultContext, (fault) => report(fault, flowId))
    context.set(apiContext, createClient(apiBase, transport(flowId)))
    return handle(request, context)
  }
}

/** What each path reads of its query: the rest of an address makes no second copy of a page. */
export function knownQuery(path: string): readonly string[] {
  return path === '/' ? browseAddressKeys : []
}
