import type { Client } from '@reable/contract/client'
import { storedUser } from '../accounts/user-store.ts'

/** Whether a person may open the console, as the API decides by their token. */
export type ConsoleAccess =
  | { kind: 'volunteer'; id: number }
  | { kind: 'stranger' }
  | { kind: 'unanswered'; sentence: string }

/** Asks the API. The user stored in this browser grants no access; it only decides who sees the error of a failed request. */
export async function findVolunteer(api: Client): Promise<ConsoleAccess> {
  const stored = storedUser()
  if (!stored) return { kind: 'stranger' }
  const reply = await api('getUser', {})
  if (reply.ok) return reply.data.volunteer ? { kind: 'volunteer', id: reply.data.user_id } : { kind: 'stranger' }
  const isUnavailable = reply.status === 0 || reply.status === 429 || reply.status >= 500
  return isUnavailable && stored.volunteer
    ? { kind: 'unanswered', sentence: reply.failure.error }
    : { kind: 'stranger' }
}
