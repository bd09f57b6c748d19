import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { startScriptsLate } from './late-scripts.ts'

/** Renders a page whole: it is cached, compressed and given its policy as one text. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const html = await render(<ServerRouter context={routerContext} url={request.url} />)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(startScriptsLate(html), { status, headers })
}

function render(page: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    let fault: unknown
    const { pipe } = renderToPipeableStream(page, {
      onAllReady() {
        if (fault) reject(fault)
        else resolve(text(pipe(new PassThrough())))
      },
      onShellError: reject,
      onError: (error) => {
        fault = error
      },
    })
  })
}
