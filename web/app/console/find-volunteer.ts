import type { Client } from '@reable/contract/client'
import { storedUser } from '../accounts/user-store.ts'

/** Who stands before the console, as the API knows them by their token. */
export type AtTheDoor =
  | { kind: 'volunteer'; id: number }
  | { kind: 'stranger' }
  | { kind: 'unanswered'; sentence: string }

/** What this browser keeps of its person opens nothing; it only says to whom a failure is told. */
export async function findVolunteer(api: Client): Promise<AtTheDoor> {
  const stored = storedUser()
  if (!stored) return { kind: 'stranger' }
  const reply = await api('getUser', {})
  if (reply.ok) return reply.data.volunteer ? { kind: 'volunteer', id: reply.data.user_id } : { kind: 'stranger' }
  const isAway = reply.status === 0 || reply.status === 429 || reply.status >= 500
  return isAway && stored.volunteer ? { kind: 'unanswered', sentence: reply.failure.error } : { kind: 'stranger' }
}
