/** The most sentences of one answer, however much is wrong with the input. */
const maxErrors = 20
/** The most characters of a field's name, and of one sentence. */
const maxLength = { name: 100, sentence: 500 }
/** The most bytes of all of them as JSON: with the rest of the envelope an answer stays below 16 kB. */
const maxBytes = 12_000

const moreErrors = 'There is more than this to put right'

/** Truncates the errors by field to what one answer may hold: the input decides what an answer says, never how long it becomes. */
export function truncateErrors(errors: Record<string, string[]>): Record<string, string[]> {
  const result = new Map<string, string[]>()
  let [count, bytes] = [0, 0]
  for (const [field, sentences] of Object.entries(errors)) {
    for (const sentence of sentences) {
      const [name, text] = [cut(field, maxLength.name), cut(sentence, maxLength.sentence)]
      count += 1
      bytes += Buffer.byteLength(JSON.stringify([name, text]))
      if (count > maxErrors || bytes > maxBytes)
        return fromEntries(result.set('request', [...(result.get('request') ?? []), moreErrors]))
      result.set(name, [...(result.get(name) ?? []), text])
    }
  }
  return fromEntries(result)
}

const fromEntries = (result: Map<string, string[]>): Record<string, string[]> => Object.fromEntries(result)

const cut = (text: string, max: number) => (text.length <= max ? text : `${text.slice(0, max - 1)}…`.toWellFormed())
