/** Returns a text without those of these characters that it ends with. As a pattern it would try each run of them from each of its places. */
export function trimEndOf(text: string, characters: string): string {
  let end = text.length
  while (end > 0 && characters.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
