import type { Person } from '#accounts'
import type { RunOptions } from './fair-queue.ts'

/** For whom something is done, and what fires when nobody waits for it any more. */
export type PhotoRequester = { person: Pick<Person, 'id' | 'confirmed'>; signal: AbortSignal }

/** As many photos at once as the browser sends; one while an account is unconfirmed. */
export const runOptionsOf = ({ person, signal }: PhotoRequester): RunOptions => ({
  personId: person.id,
  concurrency: person.confirmed ? 2 : 1,
  signal,
})
