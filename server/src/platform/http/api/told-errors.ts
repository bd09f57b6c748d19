/** So many sentences an answer holds at most, however much is wrong with what was sent. */
const mostProblems = 20
/** Letters of a field's name, and of one sentence. */
const longest = { name: 100, sentence: 500 }
/** Bytes of all of them as JSON: with the rest of the envelope an answer stays below 16 kB. */
const mostBytes = 12_000

const moreToSay = 'There is more than this to put right'

/** What is wrong by field, as far as one answer tells it: what was sent decides what it says, never how long it becomes. */
export function toldErrors(errors: Record<string, string[]>): Record<string, string[]> {
  const told = new Map<string, string[]>()
  let [problems, bytes] = [0, 0]
  for (const [field, sentences] of Object.entries(errors)) {
    for (const sentence of sentences) {
      const [name, text] = [cut(field, longest.name), cut(sentence, longest.sentence)]
      problems += 1
      bytes += Buffer.byteLength(JSON.stringify([name, text]))
      if (problems > mostProblems || bytes > mostBytes)
        return fromEntries(told.set('request', [...(told.get('request') ?? []), moreToSay]))
      told.set(name, [...(told.get(name) ?? []), text])
    }
  }
  return fromEntries(told)
}

const fromEntries = (told: Map<string, string[]>): Record<string, string[]> => Object.fromEntries(told)

const cut = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, most - 1)}…`.toWellFormed())
