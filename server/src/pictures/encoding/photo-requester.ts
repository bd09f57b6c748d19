import type { Person } from '#accounts'
import type { RunOptions } from './fair-queue.ts'

/** The person for whom a photo is processed, and the signal that fires when nobody waits for it any more. */
export type PhotoRequester = { person: Pick<Person, 'id' | 'confirmed'>; signal: AbortSignal }

/** Two photos at once, as the browser sends them; one while an account is unconfirmed. */
export const runOptionsOf = ({ person, signal }: PhotoRequester): RunOptions => ({
  personId: person.id,
  concurrency: person.confirmed ? 2 : 1,
  signal,
})
