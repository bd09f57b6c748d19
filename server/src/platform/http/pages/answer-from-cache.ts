import type { IncomingMessage, ServerResponse } from 'node:http'
import { newFlowId } from '../api/server-state.ts'
import { addressReader } from '../security/address-of.ts'
import type { PageCache } from './page-cache.ts'
import { countPage } from './page-limits.ts'
import type { PagesOptions } from './pages-options.ts'
import { writePage } from './write-page.ts'

/**
 * Returns what answers a request for a page that is cached under its very address: with the headers, limits and log line of any other
 * answer, and without anything else. False: the request goes its usual way.
 */
export function answerFromCache(cache: PageCache, { config, limits, log, serverState }: PagesOptions) {
  const addressOf = addressReader(config.http.trustProxy)
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '', headers } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const page = cache.peek(url)
    if (!page) return false
    if (countPage(config, limits, { headers, ip: addressOf(request) })) return false
    const begun = performance.now()
    const flowId = newFlowId()
    writePage(request, response, page, { flowId, close: serverState.stopping })
    const { statusCode: status } = response
    log.info({ flow_id: flowId, method, route: '/*', status, ms: 0 }, 'answered')
    serverState.countAnswer?.({ method, route: '/*', status, milliseconds: performance.now() - begun })
    return true
  }
}
