import { plainLine } from '@reable/contract/blog/rules'
import { beginningOf } from '@reable/contract/cut-text'
import sanitizeHtml from 'sanitize-html'

/** The most characters of HTML that are read: what a page shows of an article is far below. */
const maxLength = 100_000

/** The tags of elements that start a new line. */
const blockTags = /<(?:\/?(?:p|div|h[1-6]|li|ul|ol|blockquote|figure|figcaption|tr|pre)\b|br\b)/gi

/** Converts HTML to one line of plain text, of at most `limit` characters. */
export const htmlToLine = (html: string | undefined, limit: number): string =>
  beginningOf(plainLine(textOf(html ?? '').replaceAll('\n', ' ')), limit)

/** Converts HTML to plain paragraphs with an empty line between two, of at most `limit` characters. */
export const htmlToParagraphs = (html: string | undefined, limit: number): string =>
  beginningOf(
    textOf(html ?? '')
      .split('\n')
      .map(plainLine)
      .filter(Boolean)
      .join('\n\n'),
    limit,
  )

function textOf(html: string): string {
  const strippedOnce = withoutTags(html.slice(0, maxLength).replace(/\s+/g, ' ').replace(blockTags, '\n$&'))
  // A feed may escape its HTML: tags that were hidden so are stripped as well.
  return withoutTags(strippedOnce)
}

const withoutTags = (html: string): string => unescaped(sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }))

/** The sanitiser escapes no other characters. */
const unescaped = (text: string): string =>
  text.replace(/&(lt|gt|quot|amp);/g, (sign, name: string) => signs.get(name) ?? sign)

const signs = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['amp', '&'],
])
