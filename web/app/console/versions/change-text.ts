import { lastChangeText } from '../last-change-text.ts'

type Change = { version: number; changed_at_utc: string | null; changed_by: string | null }

/** A sentence about who changed something last, and when; or that nobody has. */
export const changeText = ({ changed_at_utc: at, ...change }: Change): string =>
  at === null ? 'As it came with the program' : lastChangeText({ ...change, changed_at_utc: at })
