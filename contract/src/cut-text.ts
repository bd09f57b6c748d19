/** Undefined in the few browsers that do not have it. */
const letters = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : undefined

/** Returns the beginning of a text, of at most `limit` characters. It ends before a letter, a flag or an emoji that would not be whole. */
export function beginningOf(text: string, limit: number): string {
  if (text.length <= limit) return text
  const end = [...text.slice(0, 2 * limit)].slice(0, limit).join('').length
  if (end === text.length) return text
  // What follows does not matter, however long it is. A single letter with more marks than may stand is cut all the same.
  return text.slice(0, letters?.segment(text.slice(0, end + 2)).containing(end)?.index || end)
}

/** Returns the text whole if it has at most `limit` characters, or else cut with an ellipsis. */
export function cutText(text: string, limit: number): string {
  const beginning = beginningOf(text, limit)
  return beginning === text ? text : `${beginning.trimEnd()}…`
}
