import type { Answer, Client } from '@reable/contract/client'
import type { Role } from '@reable/contract/volunteers/rules'
import { storedUser } from '../accounts/user-store.ts'

export type Volunteer = Answer<'listVolunteers'>[number]

/** Whether a person may open the console, as the API decides by their token. */
export type ConsoleAccess =
  | { kind: 'volunteer'; id: number; role: Role; volunteers: Volunteer[] }
  | { kind: 'stranger' }
  /** They have no second step at log-in yet. */
  | { kind: 'factor_missing'; id: number }
  | { kind: 'unanswered'; sentence: string }

/** Asks the API. The user stored in this browser grants no access; it only decides who sees the error of a failed request. */
export async function findVolunteer(api: Client): Promise<ConsoleAccess> {
  const stored = storedUser()
  if (!stored) return { kind: 'stranger' }
  const reply = await api('getUser', {})
  if (!reply.ok) return deniedBy(reply, stored)
  const { user_id: id, role } = reply.data
  if (!role) return { kind: 'stranger' }
  // A failed request counts as one: the API refuses whoever has none.
  const factor = await api('getSecondFactor', {})
  if (factor.ok && factor.data.totp === null && !factor.data.passkeys.length) return { kind: 'factor_missing', id }
  const others = await api('listVolunteers', {})
  return others.ok ? { kind: 'volunteer', id, role, volunteers: others.data } : deniedBy(others, stored)
}

function deniedBy({ status, failure }: Denied, { volunteer }: { volunteer?: boolean }): ConsoleAccess {
  const isUnavailable = status === 0 || status === 429 || status >= 500
  return isUnavailable && volunteer ? { kind: 'unanswered', sentence: failure.error } : { kind: 'stranger' }
}

type Denied = { status: number; failure: { error: string } }
