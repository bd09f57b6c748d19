import type { ChangePreview } from './load-screening.ts'

/** Says what a change would have made of what was listed last: "You would have looked at 3 of 100 first; as it is now, at 2." */
export function previewText({ of, suspended, suspended_now, noted }: ChangePreview): string {
  if (!of) return 'Nothing was listed yet.'
  const now = suspended === suspended_now ? 'That is as many as now.' : `As it is now, at ${suspended_now}.`
  const notes = noted === 1 ? '1 more would have a note.' : `${noted} more would have a note.`
  return `Of the last ${of} listings you would have looked at ${suspended} first. ${now} ${notes}`
}
