import { compile } from 'html-to-text'

const cell = { format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } }

const textSelectors = [
  { selector: 'h1', options: { uppercase: false } },
  { selector: 'td', ...cell },
  { selector: 'a', options: { linkBrackets: false as const, hideLinkHrefIfSameAsText: true } },
  // The button's address stands below it.
  { selector: 'a.next', format: 'anchor', options: { ignoreHref: true } },
  { selector: '[data-skip-in-text=true]', format: 'skip' },
  { selector: 'img', format: 'skip' },
]

/** Made once: it costs as much as a mail takes to convert. */
const convert = compile({ wordwrap: false, selectors: textSelectors })

/** Converts an e-mail's HTML to plain text: an address stands beside its link text unless they are the same. */
export const plainTextOf = (html: string): string =>
  `${convert(html)
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`
