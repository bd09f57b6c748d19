import { vancouverMoment } from './vancouver-time.ts'

type Change = { version: number; changed_at_utc: string; changed_by: string | null }

/** Who changed something last, and when, in a sentence. */
export function changedWords({ version, changed_at_utc, changed_by }: Change): string {
  if (changed_by === null && version <= 1) return 'As it was delivered'
  return `Changed ${vancouverMoment(changed_at_utc)} by ${changed_by ?? 'someone who has left'}`
}
