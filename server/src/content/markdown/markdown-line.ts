import { leadsSomewhere, type Stretch } from '@reable/contract/content/rich-text'
import type { PhrasingContent } from 'mdast'
import { linkAddresses } from './link-addresses.ts'

type Marks = Omit<Stretch, 'text'>

/** What phrases say in one line: links that lead somewhere, what is stressed, and plain words. */
export const lineOf = (phrases: PhrasingContent[]): Stretch[] => tidyLine(stretchesOf(phrases, {}))

/** The same line with stretches of one kind joined, mail addresses as links, and without blanks at its ends. */
export function tidyLine(stretches: Stretch[]): Stretch[] {
  const line: Stretch[] = []
  for (const stretch of stretches) {
    const last = line.at(-1)
    if (last && last.strong === stretch.strong && last.href === stretch.href) last.text += stretch.text
    else line.push({ ...stretch })
  }
  return trimmed(line.flatMap(linkAddresses))
}

const silent = /^<(script|style)\b/i

function stretchesOf(phrases: PhrasingContent[], marks: Marks): Stretch[] {
  let until: RegExp | undefined
  return phrases.flatMap((phrase) => {
    if (phrase.type === 'html') {
      if (until?.test(phrase.value)) until = undefined
      else until ??= closing(silent.exec(phrase.value)?.[1])
      return []
    }
    return until ? [] : stretchOf(phrase, marks)
  })
}

const closing = (element: string | undefined) => (element ? new RegExp(`^</${element}\\b`, 'i') : undefined)

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

/** Without blanks at its ends, and without stretches that say nothing. */
function trimmed(line: Stretch[]): Stretch[] {
  const said = line.filter(({ text }) => text !== '')
  const last = said.length - 1
  return said
    .map((stretch, at) => ({ ...stretch, text: at === 0 ? stretch.text.trimStart() : stretch.text }))
    .map((stretch, at) => ({ ...stretch, text: at === last ? stretch.text.trimEnd() : stretch.text }))
    .filter(({ text }) => text !== '')
}
