import { isSafeLink } from '@reable/contract/content/rich-text'

/** The formats of formatted text, as read-markdown of the server reads it. */
export type Format = 'bold' | 'link' | LineFormat

type LineFormat = 'heading' | 'list' | 'numbers' | 'quote'

/** A text and the selection in it, by positions. */
export type TextSelection = { text: string; start: number; end: number }

/** A replacement of the text from `start` to `end` by `inserted`; `selected` is the range that is selected afterwards. */
export type Edit = { start: number; end: number; inserted: string; selected: [number, number] }

/** The edit that applies a format to the selection, or removes it where it is applied already. */
export function applyFormat(format: Format, at: TextSelection): Edit {
  if (format === 'bold') return bold(at)
  return format === 'link' ? formatLink(at) : formatLines(format, at)
}

const edit = (start: number, end: number, inserted: string, from = 0, to = inserted.length): Edit => ({
  ...{ start, end, inserted },
  selected: [start + from, start + to],
})

/** Each line by itself, after the mark of a list or heading: bold text in Markdown cannot span paragraphs. */
const lineContent = /^( {0,3}(?:[-*+]|\d{1,9}[.)]|#{1,6}|>)[^\S\n]+)?([^\S\n]*)(\S(?:.*\S)?)/gm

function bold({ text, start, end }: TextSelection): Edit {
  const chosen = text.slice(start, end)
  const isBold = chosen && text.slice(0, start).endsWith('**') && text.slice(end).startsWith('**')
  if (isBold) return edit(start - 2, end + 2, chosen)
  const boldText = chosen.replace(lineContent, (_, mark = '', gap, content) => `${mark}${gap}**${content}**`)
  const inserted = chosen.trim() ? boldText : '**bold words**'
  return edit(start, end, inserted, inserted.indexOf('**') + 2, inserted.lastIndexOf('**'))
}

/** Selects the part that is to be filled in: the address, or for a selected address its text. */
function formatLink({ text, start, end }: TextSelection): Edit {
  const chosen = text.slice(start, end).trim().replace(/\s+/g, ' ')
  const isAddress = isSafeLink(chosen)
  const label = isAddress || !chosen ? 'words' : chosen.replace(/[[\]]/g, String.raw`\$&`)
  const address = isAddress ? chosen.replaceAll('(', '%28').replaceAll(')', '%29') : 'https://'
  const inserted = `[${label}](${address})`
  return isAddress
    ? edit(start, end, inserted, 1, 1 + label.length)
    : edit(start, end, inserted, label.length + 3, inserted.length - 1)
}

type LineMark = { mark: (nth: number) => string; pattern: RegExp; placeholder: string }

const lineMarks: Record<LineFormat, LineMark> = {
  heading: { mark: () => '## ', pattern: /^ {0,3}#{1,6}\s+/, placeholder: 'Heading' },
  list: { mark: () => '- ', pattern: /^ {0,3}[-*+]\s+/, placeholder: 'First point' },
  numbers: { mark: (nth) => `${nth}. `, pattern: /^ {0,3}\d{1,9}[.)]\s+/, placeholder: 'First step' },
  quote: { mark: () => '> ', pattern: /^ {0,3}>\s?/, placeholder: 'Quote' },
}

const unmarked = (line: string) =>
  Object.values(lineMarks).reduce((unmarkedText, { pattern }) => unmarkedText.replace(pattern, ''), line)

/** Marks whole lines, whatever part of them is selected. */
function formatLines(format: LineFormat, { text, start, end }: TextSelection): Edit {
  const { mark, pattern, placeholder } = lineMarks[format]
  const from = text.slice(0, start).lastIndexOf('\n') + 1
  const to = text.indexOf('\n', Math.max(start, text[end - 1] === '\n' ? end - 1 : end))
  const until = to < 0 ? text.length : to
  const lines = text.slice(from, until).split('\n')
  const filledLines = lines.filter((line) => line.trim())
  if (filledLines.length && filledLines.every((line) => pattern.test(line)))
    return edit(from, until, lines.map((line) => line.replace(pattern, '')).join('\n'))
  let nth = 0
  const marked = lines.map((line) => (line.trim() ? `${mark(++nth)}${unmarked(line).trim()}` : line)).join('\n')
  const inserted = filledLines.length ? marked : `${mark(1)}${placeholder}`
  // Otherwise Markdown would read the adjacent lines as part of it.
  const apart = (line: string | undefined) => (line?.trim() && !pattern.test(line) ? '\n' : '')
  const before = apart(text.slice(0, from).split('\n').at(-2))
  const after = apart(text.slice(until).split('\n')[1])
  const first = before.length + (filledLines.length ? 0 : mark(1).length)
  return edit(from, until, `${before}${inserted}${after}`, first, before.length + inserted.length)
}
