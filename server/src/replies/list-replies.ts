import type { Answer } from '@reable/contract/client'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { requireVolunteer } from '#volunteers'
import type { StoredReply } from './reply.ts'
import { selectReplies } from './reply-queries.ts'

type Caller = { volunteer: Person | undefined }

/** Lists all standard replies, also those that were removed. Refuses as not found whoever is no volunteer. */
export async function listReplies(ctx: Context, { volunteer }: Caller): Promise<Answer<'listReplies'>> {
  requireVolunteer(volunteer)
  return (await selectReplies(ctx)).map(serializeReply)
}

/** A reply as volunteers see it. */
export const serializeReply = ({ fields, changed_at, ...stored }: StoredReply): Answer<'listReplies'>[number] => ({
  ...{ ...fields, ...stored },
  changed_at_utc: changed_at.toISOString(),
})
