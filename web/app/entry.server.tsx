import { text } from 'node:stream/consumers'
import { renderToString } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { faultContext, pageContext } from './api.ts'
import { startScriptsLate } from './late-scripts.ts'

/**
 * Renders a page whole: it is cached, compressed and given its policy as one. The loaders' data is complete before
 * rendering begins, so it is written behind the page at once instead of being streamed through React.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { serverHandoffStream: handoff, ...context } = routerContext
  const page = renderToString(<ServerRouter context={context} url={request.url} />)
  const data = handoff ? dataScripts(await text(handoff)) : ''
  headers.set('content-type', 'text/html; charset=utf-8')
  const parts = ['<!DOCTYPE html>', ...startScriptsLate(page.slice(0, -end.length)), data, end]
  // Handed over beside the response, whose body would be one more copy.
  loadContext.get(pageContext).html = bytesOf(parts)
  return new Response(null, { status, headers })
}

/** Put together as bytes: every joining of long texts would leave a copy of the page behind. */
function bytesOf(parts: string[]): Buffer {
  const bytes = Buffer.allocUnsafe(parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0))
  let at = 0
  for (const part of parts) at += bytes.write(part, at)
  return bytes
}

const end = '</body></html>'

/** What the browser's router waits for: the loaders' data in the router's own encoding. */
function dataScripts(encoded: string): string {
  const controller = 'window.__reactRouterContext.streamController'
  return `<script>${controller}.enqueue(${escaped(JSON.stringify(encoded))});</script><script>${controller}.close();</script>`
}

/** JSON that can stand in a script: no text of a person's can end it. */
const escaped = (json: string) =>
  json.replace(/[<>&\u2028\u2029]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** What broke in a loader or in rendering reaches the log, with the flow id that the page tells. */
export const handleError: HandleErrorFunction = (fault, { request, context }) => {
  if (!request.signal.aborted) context.get(faultContext)(fault)
}
