import type { AnswerBody, Client } from '@reable/contract/client'

export type Volunteer = AnswerBody<'listVolunteers'>['data'][number]
export type Invitation = AnswerBody<'listVolunteers'>['invitations'][number]

/** Who runs the place and who was invited to, or the error. */
export type LoadedVolunteers = { volunteers: Volunteer[]; invitations: Invitation[] } | { failure: { error: string } }

export async function loadVolunteers(api: Client): Promise<LoadedVolunteers> {
  const reply = await api('listVolunteers', {})
  return reply.ok ? { volunteers: reply.data, invitations: reply.answer.invitations } : { failure: reply.failure }
}
