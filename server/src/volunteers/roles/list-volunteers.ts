import type { AnswerBody } from '@reable/contract/client'
import { confirmingSentences, mayDo } from '@reable/contract/volunteers/rules'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { whyNotSettled } from './require-settled-stewards.ts'
import { requireVolunteer, type Volunteer } from './require-volunteer.ts'
import { type InvitationRow, selectInvitations, selectVolunteers, volunteerName } from './volunteer-queries.ts'

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
    invitations: await Promise.all(invitations.map((row) => serializeInvitation(ctx, row, volunteer))),
  }
}

type Invitation = AnswerBody<'listVolunteers'>['invitations'][number]

async function serializeInvitation(ctx: Context, row: InvitationRow, volunteer: Volunteer): Promise<Invitation> {
  const { id, email, role, ends_at, waits, invited_by: invitedBy } = row
  const whyNot = waits ? await whyNotConfirm(ctx, row, volunteer) : undefined
  const own = invitedBy === volunteer.id
  return { id, email, role, ends_at_utc: ends_at.toISOString(), waits, why_not: whyNot ?? null, own }
}

async function whyNotConfirm(ctx: Context, { invited_by: askedById }: InvitationRow, { id }: Volunteer) {
  return askedById === id ? confirmingSentences.own : whyNotSettled(ctx, { stewardId: id, askedById })
}
