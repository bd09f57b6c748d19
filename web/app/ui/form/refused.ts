/** A no to what was sent: a sentence, and sentences by field. */
export type Refused = { failure: { error: string; errors?: Record<string, string[]> | undefined } }

/** What of it belongs to a field of the form, each with its first sentence; the rest belongs to the form as a whole. */
export function sortRefused({ failure }: Refused, names: string[]) {
  const told = Object.entries(failure.errors ?? {}).map(([name, sentences]) => ({ name, sentence: sentences[0] ?? '' }))
  const atFields = told.filter(({ name, sentence }) => sentence && names.includes(name))
  const elsewhere = told.filter(({ name, sentence }) => sentence && !names.includes(name))
  return { atFields, general: [failure.error, ...elsewhere.map(({ sentence }) => sentence)].join(' ') }
}
