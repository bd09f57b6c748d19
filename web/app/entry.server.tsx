import { text } from 'node:stream/consumers'
import { renderToString } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { reportErrorContext } from './api.ts'
import { startMarkup } from './start-script.ts'

/**
 * Renders a page whole: it is cached and compressed as one. The loaders' data is complete before rendering begins, so it is
 * written behind the page at once instead of being streamed through React.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  _loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { serverHandoffStream: handoff, ...context } = routerContext
  const page = renderToString(<ServerRouter context={context} url={request.url} />)
  const data = handoff ? await text(handoff) : ''
  headers.set('content-type', 'text/html; charset=utf-8')
  const html = `<!DOCTYPE html>${page.slice(0, -closingTags.length)}${startMarkup(context, data)}${closingTags}`
  return new Response(html, { status, headers })
}

const closingTags = '</body></html>'

/** Logs an error of a loader or of rendering, with the flow id that the page shows. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(reportErrorContext)(error)
}
