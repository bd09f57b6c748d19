import { text } from 'node:stream/consumers'
import { renderToString } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { pageContext, reportErrorContext } from './api.ts'
import { dataBlocks, startMarkup } from './start-script.ts'
import { renderPartsBy } from './ui/part/rendering.ts'

renderPartsBy(renderToString)

/**
 * Renders a page whole: it is cached and compressed as one. The loaders' data is complete before rendering begins, so it is
 * written behind the page at once instead of being streamed through React.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { serverHandoffStream: handoff, ...context } = routerContext
  const whole = withItsRoutes(context)
  const page = renderToString(<ServerRouter context={whole} url={request.url} />)
  const data = handoff ? await text(handoff) : ''
  headers.set('content-type', 'text/html; charset=utf-8')
  const answer = loadContext.get(pageContext)
  const markup = [dataBlocks(answer.blocks), startMarkup(context, data)]
  const parts = ['<!DOCTYPE html>', page.slice(0, -closingTags.length), ...markup, closingTags]
  // Handed over beside the response, whose body would be one more copy.
  answer.html = joinBytes(parts)
  answer.whole = whole
  return new Response(null, { status, headers })
}

/** The router makes a route of each that it is told of, for each page anew: of a page it needs those that the page is made of. */
function withItsRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const routes = staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]])
  return { ...context, manifest: { ...manifest, routes: Object.fromEntries(routes) } }
}

/** Put together as bytes: every joining of long texts would leave a copy of the page behind. */
function joinBytes(parts: string[]): Buffer {
  const bytes = Buffer.allocUnsafe(parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0))
  let offset = 0
  for (const part of parts) offset += bytes.write(part, offset)
  return bytes
}

const closingTags = '</body></html>'

/** Logs an error of a loader or of rendering, with the flow id that the page shows. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(reportErrorContext)(error)
}
