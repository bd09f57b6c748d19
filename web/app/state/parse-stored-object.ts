/** What a text that a browser keeps holds; what is no object counts as an empty one. */
export function parseStoredObject<Stored extends object>(text: string | null): Partial<Stored> {
  try {
    const parsed = JSON.parse(text ?? 'null')
    return typeof parsed === 'object' && parsed ? parsed : {}
  } catch {
    return {}
  }
}
