import { convert } from 'html-to-text'

/** What a letter's HTML says, as plain text: an address stands beside its words unless they are the same. */
export const plainLetter = (html: string): string => {
  const plain = convert(html, { wordwrap: false, selectors: plainForms })
  return `${plain.replace(/\n{3,}/g, '\n\n').trim()}\n`
}

const cell = { format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } }

const plainForms = [
  { selector: 'h1', options: { uppercase: false } },
  { selector: 'td', ...cell },
  { selector: 'a', options: { linkBrackets: false as const, hideLinkHrefIfSameAsText: true } },
  // The button's address stands below it.
  { selector: 'a.next', format: 'anchor', options: { ignoreHref: true } },
  { selector: '[data-skip-in-text=true]', format: 'skip' },
  { selector: 'img', format: 'skip' },
]
