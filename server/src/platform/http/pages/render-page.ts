import type { Config } from '#platform/config'
import { securityHeaders } from '../security/security-headers.ts'
import { CachedPage } from './cached-page.ts'
import type { PagesOptions } from './pages-options.ts'

/** The origin of every page's own address, whatever its path looks like. */
export const originOf = ({ http }: Config) => new URL(http.publicUrl).origin

/**
 * What a page is rendered for: its address on this site, a form's fields where they were sent to it, and whether it is for who asks
 * alone, so that nothing may keep a copy.
 */
export type PageRequest = { path: string; fields?: string; isPrivate?: boolean }

/** Renders a page as it is sent. Rejects with a page, which `failedPage` returns, where its status says that something failed. */
export async function renderPage(
  { config, render }: Pick<PagesOptions, 'config' | 'render'>,
  { path, fields, isPrivate }: PageRequest,
  flowId: string,
  policy: string,
): Promise<CachedPage> {
  const form = fields !== undefined && { method: 'POST', body: fields }
  const headersSent = { accept: 'text/html', ...(form && { 'content-type': formType }) }
  const response = await render(new Request(originOf(config) + path, { headers: headersSent, ...form }), flowId)
  const failed = response.status >= 500
  const bytes = Buffer.from(response.html.buffer, response.html.byteOffset, response.html.byteLength)
  const html = failed ? Buffer.from(bytes.toString().replace(flowIdPlaceholder, flowId)) : bytes
  const headers = Object.fromEntries(response.headers)
  const page = new CachedPage(
    response.status,
    {
      ...securityHeaders(config),
      'cache-control': 'no-cache',
      ...headers,
      ...((form || isPrivate) && { 'cache-control': 'no-store' }),
      vary: 'accept-encoding',
      'content-security-policy': policy,
    },
    html,
  )
  if (failed) throw new FailedPage(page)
  return page
}

/** As forms are sent by browsers, whether a script runs or not. */
export const formType = 'application/x-www-form-urlencoded'

/** The placeholder in a page for the flow id of its request. */
const flowIdPlaceholder = 'flow-id-to-come'

/** A page that shows an internal error: sent to whoever waits for it, never cached. */
class FailedPage extends Error {
  readonly page: CachedPage

  constructor(page: CachedPage) {
    super('a page broke')
    this.page = page
  }
}

/** Returns the page of a failure, to be sent and never cached. */
export function failedPage(cause: unknown): CachedPage {
  if (cause instanceof FailedPage) return cause.page
  throw cause
}
