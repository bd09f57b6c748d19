import type { TextSpan } from '@reable/contract/content/rich-text'

// At most 64 characters before the @, as in RFC 5321, and only from the start of a word: a long word is searched once.
const mailAddress = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g

/** Turns e-mail addresses in plain text into mailto links, so that nobody has to copy them. */
export function linkAddresses(span: TextSpan): TextSpan[] {
  const { text, href } = span
  if (href) return [span]
  let end = 0
  const parts = [...text.matchAll(mailAddress)].flatMap(({ 0: address, index }) => {
    const before = text.slice(end, index)
    end = index + address.length
    return [
      { ...span, text: before },
      { ...span, text: address, href: `mailto:${address}` },
    ]
  })
  return [...parts, { ...span, text: text.slice(end) }].filter(({ text }) => text !== '')
}
