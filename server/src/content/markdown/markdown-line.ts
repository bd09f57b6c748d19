import { leadsSomewhere, type Stretch } from '@reable/contract/content/rich-text'
import type { PhrasingContent } from 'mdast'
import { linkAddresses } from './link-addresses.ts'

type Marks = Omit<Stretch, 'text'>

/** Converts inline nodes to one line: safe links, strong text and plain text. */
export const lineOf = (phrases: PhrasingContent[]): Stretch[] => tidyLine(stretchesOf(phrases, {}))

/** Joins neighbouring stretches of one kind, links mail addresses and trims the line. */
export function tidyLine(stretches: Stretch[]): Stretch[] {
  const line: Stretch[] = []
  for (const stretch of stretches) {
    const last = line.at(-1)
    if (last && last.strong === stretch.strong && last.href === stretch.href) last.text += stretch.text
    else line.push({ ...stretch })
  }
  return trimmed(line.flatMap(linkAddresses))
}

const hiddenElement = /^<(script|style)\b/i

function stretchesOf(phrases: PhrasingContent[], marks: Marks): Stretch[] {
  let closingTag: RegExp | undefined
  return phrases.flatMap((phrase) => {
    if (phrase.type === 'html') {
      if (closingTag?.test(phrase.value)) closingTag = undefined
      else closingTag ??= closingTagOf(hiddenElement.exec(phrase.value)?.[1])
      return []
    }
    return closingTag ? [] : stretchOf(phrase, marks)
  })
}

const closingTagOf = (element: string | undefined) => (element ? new RegExp(`^</${element}\\b`, 'i') : undefined)

function stretchOf(phrase: PhrasingContent, marks: Marks): Stretch[] {
  switch (phrase.type) {
    case 'text':
    case 'inlineCode':
      return [{ text: phrase.value.replace(/\s*\n\s*/g, ' '), ...marks }]
    case 'break':
      return [{ text: ' ', ...marks }]
    case 'image':
      return [{ text: phrase.alt ?? '', ...marks }]
    case 'strong':
      return stretchesOf(phrase.children, { ...marks, strong: true })
    case 'link':
      return stretchesOf(phrase.children, leadsSomewhere(phrase.url) ? { ...marks, href: phrase.url } : marks)
    case 'emphasis':
    case 'delete':
    case 'linkReference':
      return stretchesOf(phrase.children, marks)
    default:
      return []
  }
}

/** Trims the line and drops empty stretches. */
function trimmed(line: Stretch[]): Stretch[] {
  const nonEmpty = line.filter(({ text }) => text !== '')
  const last = nonEmpty.length - 1
  return nonEmpty
    .map((stretch, at) => ({ ...stretch, text: at === 0 ? stretch.text.trimStart() : stretch.text }))
    .map((stretch, at) => ({ ...stretch, text: at === last ? stretch.text.trimEnd() : stretch.text }))
    .filter(({ text }) => text !== '')
}
