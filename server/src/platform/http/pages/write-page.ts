import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CachedPage, PageBody } from './cached-page.ts'
import { encodingFor } from './content-encoding.ts'

/** What a page's answer says besides the page: the flow id of its request, and whether its connection ends with it. */
type Answer = { flowId: string; close: boolean }

/** Writes a page as the answer to a request, in the encoding that the browser prefers; 304 to who has these very bytes. */
export function writePage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  answer: Answer,
): unknown {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const body = encoding && !page.isEmpty ? page.encoded(encoding) : page.plain()
  if (!(body instanceof Promise)) return write(request, response, page.status, body, answer)
  return body.then((body) => write(request, response, page.status, body, answer))
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  { bytes, etag, headers }: PageBody,
  { flowId, close }: Answer,
): void {
  const known = status === 200 && request.headers['if-none-match'] === etag
  const fields = [...headers, 'x-flow-id', flowId]
  if (close) fields.push('connection', 'close')
  if (known) return void response.writeHead(304, fields).end()
  fields.push('content-length', String(bytes.length))
  response.writeHead(status, fields).end(bytes)
}
