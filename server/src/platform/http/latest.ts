/** As many as this are at hand: a text of a request is as long as visitors make it, so long ones are computed each time. */
const most = 10_000
const longest = 200

/** Returns a function that computes a value for a text, and has those of the latest texts at hand. */
export function forLatest<Value>(compute: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const value = compute(text)
    if (text.length > longest) return value
    if (known.size >= most) known.clear()
    known.set(text, value)
    return value
  }
}
