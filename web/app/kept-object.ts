/** What a text that a browser keeps holds; what is no object counts as an empty one. */
export function keptObject<Kept extends object>(text: string | null): Partial<Kept> {
  try {
    const kept = JSON.parse(text ?? 'null')
    return typeof kept === 'object' && kept ? kept : {}
  } catch {
    return {}
  }
}
