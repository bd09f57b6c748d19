import { convert, type FormatCallback } from 'html-to-text'
import { quoteMarks } from '../text/lines.ts'

/**
 * Reads the words of a mail that comes as HTML alone: an address stands beside its link, and what mail programs mark as a quote by their
 * classes, in every language, is marked line by line.
 */
export const htmlToLines = (html: string): string =>
  convert(html.slice(0, maxLength).replace(/[\ue000\ue001]/g, ''), {
    wordwrap: false,
    limits: { maxDepth: 100, maxChildNodes: 5_000, ellipsis: '' },
    formatters: { quote, rest, quoteWithoutBlock },
    selectors: [
      { selector: 'a', options: { linkBrackets: ['<', '>'], hideLinkHrefIfSameAsText: true } },
      { selector: 'a[href^="mailto:"]', format: 'anchor', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
      ...['h1', 'h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
      ...quotes.map((selector) => ({ selector, format: 'quote' })),
      { selector: 'div[class*="gmail_quote"]', format: 'quoteWithoutBlock' },
      ...restBegins.map((selector) => ({ selector, format: 'rest' })),
    ],
  })

const maxLength = 1_000_000

/** Outlook puts "x_" before the names that others gave, once for each time it passes a mail on. */
const quotes = [
  ...['blockquote[type="cite"]', 'blockquote[class*="gmail_quote"]', '[class*="gmail_attr"]'],
  ...['[class*="moz-cite-prefix"]', '[class*="yahoo_quoted"]'],
]
const restBegins = ['[id$="divRplyFwdMsg"]', '[id$="appendonsend"]']

const quote: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 })
  walk(element.children, builder)
  const marked = (text: string) => text.split('\n').map((line) => quoteMarks.line + line)
  builder.closeBlock({ trailingLineBreaks: 2, blockTransform: (text) => marked(text).join('\n') })
}

/** Gmail puts the attribution, the quoted blocks and what is answered between them into one part. */
const quoteWithoutBlock: FormatCallback = (element, walk, builder, options) => {
  if (!element.children.some(({ name }) => name === 'blockquote')) return quote(element, walk, builder, options)
  builder.openBlock({ leadingLineBreaks: 1 })
  walk(element.children, builder)
  builder.closeBlock({ trailingLineBreaks: 1 })
}

const rest: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 1 })
  builder.addLiteral(quoteMarks.rest)
  builder.closeBlock({ trailingLineBreaks: 1 })
  walk(element.children, builder)
}
