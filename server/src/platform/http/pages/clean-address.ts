import type { FastifyInstance } from 'fastify'
import { Refusal } from '#platform/refusal'
import { apiBase, isApiPath } from '../api/api-base.ts'

/** Removes the origin that a proxy may send before the path of an address. */
export const stripOrigin = (target: string): string => {
  const path = target.replace(/^https?:\/\/[^/?\\]*/i, '')
  return path === target || path.startsWith('/') || path.startsWith('\\') ? path : `/${path}`
}

/** What no address of ours contains: the end of a line, and whatever else steers a terminal or a header. */
const controls = /[\p{Cc}\u2028\u2029]/u

const lost = '/404'

/**
 * Returns the address by which a request is answered, whatever its line says: that of a page or of an operation that does not exist where
 * its path is none that can be read. No router sees bytes that are no letters, the end of a line, or a target without a path.
 */
export function readableAddress(target: string): string {
  const address = stripOrigin(target)
  const path = pathOf(address)
  if (path.startsWith('/') ? isReadable(path) : path.startsWith('\\')) return address
  return isApiPath(path) ? apiBase + lost : lost
}

function isReadable(path: string): boolean {
  try {
    return !controls.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

/** Returns an address without its query. */
function pathOf(address: string): string {
  const end = address.search(/[?#]/)
  return end < 0 ? address : address.slice(0, end)
}

/**
 * Removes empty, `.` and `..` segments and backslashes, which browsers read as slashes: an address that begins with two slashes
 * would be another site. Removes too what stood behind an address in a text and was pasted with it. Undefined when the address is clean.
 */
export function cleanAddress(address: string): string | undefined {
  const path = pathOf(address)
  const steps: string[] = []
  const segments = path.split(/[/\\]/)
  for (const step of segments) {
    const decoded = step.replace(/%2e/gi, '.')
    if (decoded === '..') steps.pop()
    else if (decoded !== '.' && decoded !== '') steps.push(step)
  }
  const pasted = steps.findLastIndex((step) => withoutTail(step) !== '') + 1
  const isCut = pasted > 0 && (pasted < steps.length || withoutTail(steps[pasted - 1] ?? '') !== steps[pasted - 1])
  if (isCut) steps.splice(pasted - 1, steps.length, withoutTail(steps[pasted - 1] ?? ''))
  const trailingSlash = segments.at(-1) === '' && steps.length && !isCut ? '/' : ''
  const query = address.slice(path.length)
  const clean = `/${steps.join('/')}${trailingSlash}${cleanQuery(query)}`
  return clean === path + query ? undefined : clean
}

/** The same for a token at the end: links that hold one are pasted from emails. */
function cleanQuery(query: string): string {
  const start = query.lastIndexOf('=') + 1
  if (!query.slice(0, start).endsWith('token=')) return query
  return query.slice(0, start) + withoutTail(query.slice(start))
}

/** Punctuation, quotation marks, blanks and signs that nobody sees. The addresses of pages and tokens end in none of them. */
const tail = /[\p{P}\p{Z}\p{Cf}<>`|]/u
const ending = '-_/'

/** Returns a segment without the punctuation at its end. A loop, since a pattern would look through a long one again and again. */
function withoutTail(segment: string): string {
  const letters = [...decoded(segment)]
  let length = letters.length
  while (length > 0 && isTail(letters[length - 1] ?? '')) length -= 1
  return length === letters.length ? segment : encodeURIComponent(letters.slice(0, length).join(''))
}

const isTail = (letter: string) => tail.test(letter) && !ending.includes(letter)

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/**
 * Redirects reading requests for a page to the clean address, on this site. Below the API, where programs ask, and for other requests
 * there is nothing at an address that is not clean.
 */
export function redirectToCleanAddress(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const clean = cleanAddress(request.url)
    if (clean === undefined) return
    const isReading = ['GET', 'HEAD'].includes(request.method)
    if (!isReading || isApiPath(request.url)) throw new Refusal('not_found', 'There is nothing at this address.')
    return reply.redirect(clean, 308)
  })
}
