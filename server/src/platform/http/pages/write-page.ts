import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CachedPage } from './cached-page.ts'
import { encodingFor } from './content-encoding.ts'

/** What a page's answer says besides the page: the flow id of its request, and whether its connection ends with it. */
type Answer = { flowId: string; close: boolean }

/** Writes a page as the answer to a request, in the encoding that the browser prefers; 304 to who has these very bytes. */
export function writePage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  { flowId, close }: Answer,
): void {
  const { bytes, etag, headers } = page.body(encodingFor(request.headers['accept-encoding']))
  const known = page.status === 200 && request.headers['if-none-match'] === etag
  const fields = [...headers, 'x-flow-id', flowId]
  if (close) fields.push('connection', 'close')
  if (known) return void response.writeHead(304, fields).end()
  fields.push('content-length', String(bytes.length))
  response.writeHead(page.status, fields).end(bytes)
}
