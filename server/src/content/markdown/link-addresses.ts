import type { Stretch } from '@reable/contract/content/rich-text'

// No longer before its sign than RFC 5321 lets it be, and begun only where a word begins: a long word is looked through once.
const mailAddress = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g

/** An e-mail address that somebody wrote as plain words leads to a letter to it, so that nobody has to copy it. */
export function linkAddresses(stretch: Stretch): Stretch[] {
  const { text, href } = stretch
  if (href) return [stretch]
  let read = 0
  const parts = [...text.matchAll(mailAddress)].flatMap(({ 0: address, index }) => {
    const before = text.slice(read, index)
    read = index + address.length
    return [
      { ...stretch, text: before },
      { ...stretch, text: address, href: `mailto:${address}` },
    ]
  })
  return [...parts, { ...stretch, text: text.slice(read) }].filter(({ text }) => text !== '')
}
