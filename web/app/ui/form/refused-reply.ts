/** A no to what was sent: a sentence, and sentences by field. */
export type RefusedReply = { failure: { error: string; errors?: Record<string, string[]> | undefined } }

/** What of it belongs to a field of the form, each with its first sentence; the rest belongs to the form as a whole. */
export function sortErrors({ failure }: RefusedReply, names: string[]) {
  const entries = Object.entries(failure.errors ?? {}).map(([name, messages]) => ({ name, message: messages[0] ?? '' }))
  const atFields = entries.filter(({ name, message }) => message && names.includes(name))
  const otherErrors = entries.filter(({ name, message }) => message && !names.includes(name))
  return { atFields, general: [failure.error, ...otherErrors.map(({ message }) => message)].join(' ') }
}
