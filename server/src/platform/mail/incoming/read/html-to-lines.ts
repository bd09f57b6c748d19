import { convert } from 'html-to-text'

/** Reads the words of a mail that comes as HTML alone: what it quotes is marked as in plain text, and an address stands beside its link. */
export const htmlToLines = (html: string): string =>
  convert(html.slice(0, maxLength), {
    wordwrap: false,
    limits: { maxDepth: 100, maxChildNodes: 5_000, ellipsis: '' },
    selectors: [
      { selector: 'a', options: { linkBrackets: ['<', '>'], hideLinkHrefIfSameAsText: true } },
      { selector: 'a[href^="mailto:"]', format: 'anchor', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
      ...['h1', 'h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  })

const maxLength = 1_000_000
