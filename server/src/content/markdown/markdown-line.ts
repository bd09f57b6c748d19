import { isSafeLink, type TextSpan } from '@reable/contract/content/rich-text'
import { joinLines } from '@reable/contract/text/join-lines'
import type { PhrasingContent } from 'mdast'

// At most 64 characters before the @, as in RFC 5321, and only from the start of a word: a long word is searched once.
const mailAddress = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g

/** Turns e-mail addresses in plain text into mailto links, so that nobody has to copy them. */
function linkAddresses(span: TextSpan): TextSpan[] {
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

type Marks = Omit<TextSpan, 'text'>

/** Converts inline nodes to one line: safe links, strong text and plain text. */
export const lineOf = (phrases: PhrasingContent[]): TextSpan[] => tidyLine(spansOf(phrases, {}))

/** Joins neighbouring spans of one kind, links mail addresses and trims the line. */
export function tidyLine(spans: TextSpan[]): TextSpan[] {
  const line: TextSpan[] = []
  for (const span of spans) {
    const last = line.at(-1)
    if (last && last.strong === span.strong && last.href === span.href) last.text += span.text
    else line.push({ ...span })
  }
  return trimmed(line.flatMap(linkAddresses))
}

const hiddenElement = /^<(script|style)\b/i
const hiddenElementEnd = /^<\/(script|style)\b/i

function spansOf(phrases: PhrasingContent[], marks: Marks): TextSpan[] {
  let hidden: string | undefined
  return phrases.flatMap((phrase) => {
    if (phrase.type === 'html') {
      if (hidden && elementOf(hiddenElementEnd, phrase.value) === hidden) hidden = undefined
      else hidden ??= elementOf(hiddenElement, phrase.value)
      return []
    }
    return hidden ? [] : spansOfPhrase(phrase, marks)
  })
}

const elementOf = (tag: RegExp, html: string) => tag.exec(html)?.[1]?.toLowerCase()

function spansOfPhrase(phrase: PhrasingContent, marks: Marks): TextSpan[] {
  switch (phrase.type) {
    case 'text':
    case 'inlineCode':
      return [{ text: joinLines(phrase.value), ...marks }]
    case 'break':
      return [{ text: ' ', ...marks }]
    case 'image':
      return [{ text: phrase.alt ?? '', ...marks }]
    case 'strong':
      return spansOf(phrase.children, { ...marks, strong: true })
    case 'link':
      return spansOf(phrase.children, isSafeLink(phrase.url) ? { ...marks, href: phrase.url } : marks)
    case 'emphasis':
    case 'delete':
    case 'linkReference':
      return spansOf(phrase.children, marks)
    default:
      return []
  }
}

/** Trims the line and drops empty spans. */
function trimmed(line: TextSpan[]): TextSpan[] {
  const nonEmpty = line.filter(({ text }) => text !== '')
  const last = nonEmpty.length - 1
  return nonEmpty
    .map((span, at) => ({ ...span, text: at === 0 ? span.text.trimStart() : span.text }))
    .map((span, at) => ({ ...span, text: at === last ? span.text.trimEnd() : span.text }))
    .filter(({ text }) => text !== '')
}
