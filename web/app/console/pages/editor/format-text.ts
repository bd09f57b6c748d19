import { leadsSomewhere } from '@reable/contract/content/rich-text'

/** What formatted text can do, as read-markdown of the server reads it. */
export type Format = 'bold' | 'link' | LineFormat

type LineFormat = 'heading' | 'list' | 'numbers' | 'quote'

/** A text and what is selected in it, by positions. */
export type Selected = { text: string; start: number; end: number }

/** `words` take the place of what stands from `start` to `end`; `selected` is from where to where it is selected then. */
export type Edit = { start: number; end: number; words: string; selected: [number, number] }

/** How a format is put on what is selected, or taken off again where it is there already. */
export function formatted(format: Format, at: Selected): Edit {
  if (format === 'bold') return bold(at)
  return format === 'link' ? linked(at) : lined(format, at)
}

const edit = (start: number, end: number, words: string, from = 0, to = words.length): Edit => ({
  ...{ start, end, words },
  selected: [start + from, start + to],
})

/** Each line by itself, after what makes it a list or a heading: Markdown stresses nothing from one paragraph to the next. */
const lineWords = /^( {0,3}(?:[-*+]|\d{1,9}[.)]|#{1,6}|>)[^\S\n]+)?([^\S\n]*)(\S(?:.*\S)?)/gm

function bold({ text, start, end }: Selected): Edit {
  const chosen = text.slice(start, end)
  const isBold = chosen && text.slice(0, start).endsWith('**') && text.slice(end).startsWith('**')
  if (isBold) return edit(start - 2, end + 2, chosen)
  const stressed = chosen.replace(lineWords, (_, mark = '', gap, said) => `${mark}${gap}**${said}**`)
  const words = chosen.trim() ? stressed : '**bold words**'
  return edit(start, end, words, words.indexOf('**') + 2, words.lastIndexOf('**'))
}

/** What is to be filled in is selected: the address, or around an address the words. */
function linked({ text, start, end }: Selected): Edit {
  const chosen = text.slice(start, end).trim().replace(/\s+/g, ' ')
  const isAddress = leadsSomewhere(chosen)
  const label = isAddress || !chosen ? 'words' : chosen.replace(/[[\]]/g, String.raw`\$&`)
  const address = isAddress ? chosen.replaceAll('(', '%28').replaceAll(')', '%29') : 'https://'
  const words = `[${label}](${address})`
  return isAddress
    ? edit(start, end, words, 1, 1 + label.length)
    : edit(start, end, words, label.length + 3, words.length - 1)
}

type LineLook = { mark: (nth: number) => string; pattern: RegExp; stand: string }

const looks: Record<LineFormat, LineLook> = {
  heading: { mark: () => '## ', pattern: /^ {0,3}#{1,6}\s+/, stand: 'Heading' },
  list: { mark: () => '- ', pattern: /^ {0,3}[-*+]\s+/, stand: 'First point' },
  numbers: { mark: (nth) => `${nth}. `, pattern: /^ {0,3}\d{1,9}[.)]\s+/, stand: 'First step' },
  quote: { mark: () => '> ', pattern: /^ {0,3}>\s?/, stand: 'Quote' },
}

const unmarked = (line: string) => Object.values(looks).reduce((words, { pattern }) => words.replace(pattern, ''), line)

/** Whole lines are marked, whatever part of them is selected. */
function lined(format: LineFormat, { text, start, end }: Selected): Edit {
  const { mark, pattern, stand } = looks[format]
  const from = text.slice(0, start).lastIndexOf('\n') + 1
  const to = text.indexOf('\n', Math.max(start, text[end - 1] === '\n' ? end - 1 : end))
  const until = to < 0 ? text.length : to
  const lines = text.slice(from, until).split('\n')
  const said = lines.filter((line) => line.trim())
  if (said.length && said.every((line) => pattern.test(line)))
    return edit(from, until, lines.map((line) => line.replace(pattern, '')).join('\n'))
  let nth = 0
  const marked = lines.map((line) => (line.trim() ? `${mark(++nth)}${unmarked(line).trim()}` : line)).join('\n')
  const words = said.length ? marked : `${mark(1)}${stand}`
  // What follows on would else be read as part of it.
  const apart = (line: string | undefined) => (line?.trim() && !pattern.test(line) ? '\n' : '')
  const before = apart(text.slice(0, from).split('\n').at(-2))
  const after = apart(text.slice(until).split('\n')[1])
  const first = before.length + (said.length ? 0 : mark(1).length)
  return edit(from, until, `${before}${words}${after}`, first, before.length + words.length)
}
