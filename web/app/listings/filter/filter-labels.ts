/** The note on a folded part of the filter: its choices, or how many where they are many. */
export function chosenLabel(names: string[]): string {
  if (!names.length) return 'any'
  return names.length > 2 ? `${names.length} chosen` : names.join(', ')
}

/** The number of listings that a choice would show; null while the counts are not loaded. */
export const countOf = (counts: { id: number; total: number }[] | undefined, id: number): number | null =>
  counts ? (counts.find((one) => one.id === id)?.total ?? 0) : null
