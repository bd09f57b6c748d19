import type { Person } from '#accounts'
import type { Turn } from './fair-queue.ts'

/** For whom something is done, and what fires when nobody waits for it any more. */
export type TurnOf = { person: Pick<Person, 'id' | 'confirmed'>; signal: AbortSignal }

/** As many photos at once as the browser sends; one while an account is unconfirmed. */
export const turnOf = ({ person, signal }: TurnOf): Turn => ({
  personId: person.id,
  atOnce: person.confirmed ? 2 : 1,
  signal,
})
