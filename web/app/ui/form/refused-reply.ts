/** The server's refusal of what was sent: a sentence, and sentences by field. */
export type RefusedReply = { failure: { error: string; errors?: Record<string, string[]> | undefined } }

/** Sorts the errors of a refusal into those of the form's fields, each with its first sentence, and the form's general error. */
export function sortErrors({ failure }: RefusedReply, names: string[]) {
  const entries = Object.entries(failure.errors ?? {}).map(([name, messages]) => ({ name, message: messages[0] ?? '' }))
  const atFields = entries.filter(({ name, message }) => message && names.includes(name))
  const otherErrors = entries.filter(({ name, message }) => message && !names.includes(name))
  return { atFields, general: [failure.error, ...otherErrors.map(({ message }) => message)].join(' ') }
}
