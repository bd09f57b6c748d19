import type { Edit } from '../pages/editor/format-text.ts'

/** The edit that inserts a reply: it replaces an empty text or another reply, and is appended to a text of one's own. */
export function insertReply(typed: string, text: string, replies: readonly { text: string }[]): Edit {
  if (typed.includes(text)) return select(typed.indexOf(text), typed.length, typed.slice(typed.indexOf(text)))
  const isOurs = !typed.trim() || replies.some((other) => other.text === typed.trim())
  const start = isOurs ? 0 : typed.length
  return select(start, typed.length, isOurs || typed.endsWith('\n') ? text : `\n${text}`)
}

/** The edit that puts another text in the place of all that is typed. */
export const replaceAll = (typed: string, text: string): Edit => ({
  ...{ start: 0, end: typed.length, inserted: text },
  selected: [text.length, text.length],
})

/** What is not filled in is selected, so that typing replaces it; else the end. */
function select(start: number, end: number, inserted: string): Edit {
  const unfilled = /\{[^{}\n]*\}/.exec(inserted)
  const from = start + (unfilled ? unfilled.index : inserted.length)
  return { start, end, inserted, selected: [from, from + (unfilled?.[0].length ?? 0)] }
}
