import { plainLine } from '@reable/contract/blog/rules'
import sanitizeHtml from 'sanitize-html'

/** Letters of HTML that are looked at: what a page holds of an article is far below. */
const mostRead = 100_000

/** What stands on a line of its own. */
const lines = /<(?:\/?(?:p|div|h[1-6]|li|ul|ol|blockquote|figure|figcaption|tr|pre)\b|br\b)/gi

/** One line of plain words out of HTML, cut to so many letters. */
export const plainWords = (html: string | undefined, limit: number): string =>
  cut(plainLine(textOf(html ?? '').replaceAll('\n', ' ')), limit)

/** The paragraphs of HTML in plain words, with an empty line between two, cut to so many letters. */
export const plainParagraphs = (html: string | undefined, limit: number): string =>
  cut(
    textOf(html ?? '')
      .split('\n')
      .map(plainLine)
      .filter(Boolean)
      .join('\n\n'),
    limit,
  )

function textOf(html: string): string {
  const once = stripped(html.slice(0, mostRead).replace(/\s+/g, ' ').replace(lines, '\n$&'))
  // A feed may write its HTML as text: what was hidden so is stripped as well.
  return stripped(once)
}

const stripped = (html: string): string => unescaped(sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }))

/** The sanitiser writes every other sign as itself. */
const unescaped = (text: string): string =>
  text.replace(/&(lt|gt|quot|amp);/g, (sign, name: string) => signs.get(name) ?? sign)

const signs = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['amp', '&'],
])

/** No letter of several parts is cut in half. */
const cut = (text: string, limit: number): string =>
  text.length <= limit ? text : text.slice(0, limit).replace(/[\ud800-\udbff]$/, '')
