import { vancouverMoment } from './vancouver-time.ts'

type Change = { version: number; changed_at_utc: string; changed_by: string | null }

/** A sentence about who changed something last, and when. */
export function lastChangeText({ version, changed_at_utc, changed_by }: Change): string {
  if (changed_by === null && version <= 1) return 'As it was delivered'
  return `Changed ${vancouverMoment(changed_at_utc)} by ${changed_by ?? 'someone who has left'}`
}
