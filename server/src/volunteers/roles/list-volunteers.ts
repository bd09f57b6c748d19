import type { AnswerBody } from '@reable/contract/client'
import { mayDo } from '@reable/contract/volunteers/rules'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { requireVolunteer } from './require-volunteer.ts'
import { selectInvitations, selectVolunteers, volunteerName } from './volunteer-queries.ts'

/** Lists who runs the place, and for stewards who was invited to. Refuses as not found anyone who is no volunteer. */
export async function listVolunteers(
  ctx: Context,
  { volunteer }: { volunteer: Person | undefined },
): Promise<AnswerBody<'listVolunteers'>> {
  requireVolunteer(volunteer)
  const rows = await selectVolunteers(ctx)
  const invitations = mayDo('give_role', volunteer.role) ? await selectInvitations(ctx) : []
  return {
    data: rows.map((row) => ({ id: row.id, name: volunteerName(row), email: row.email, role: row.role })),
    invitations: invitations.map(({ email, role, ends_at }) => ({ email, role, ends_at_utc: ends_at.toISOString() })),
  }
}
