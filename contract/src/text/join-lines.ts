/** Returns a text of several lines as one: each break, with the blanks around it, becomes one blank. */
export function joinLines(text: string): string {
  const [first = '', ...others] = text.split(/[\r\n]+/)
  const last = others.pop()
  if (last === undefined) return text
  const between = others.map((line) => line.trim()).filter(Boolean)
  return [first.trimEnd(), ...between, last.trimStart()].join(' ')
}
