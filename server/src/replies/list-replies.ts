import type { Answer } from '@reable/contract/client'
import { noSuchReply } from '@reable/contract/replies/rules'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { requireVolunteer } from '#volunteers'
import type { StoredReply } from './reply.ts'
import { selectReplies, selectVersions } from './reply-queries.ts'

type Caller = { volunteer: Person | undefined }

/** Lists all standard replies, also those that were removed. Refuses as not found whoever is no volunteer. */
export async function listReplies(ctx: Context, { volunteer }: Caller): Promise<Answer<'listReplies'>> {
  requireVolunteer(volunteer)
  return (await selectReplies(ctx)).map(serializeReply)
}

/** Lists the latest versions of a reply, the current one first. Refuses as not found an unknown one, and whoever is no volunteer. */
export async function listReplyVersions(
  ctx: Context,
  { volunteer, id }: Caller & { id: number },
): Promise<Answer<'listReplyVersions'>> {
  requireVolunteer(volunteer)
  const versions = await selectVersions(ctx, id)
  if (!versions.length) throw new Refusal('not_found', noSuchReply)
  return versions.map(serializeReply)
}

/** A reply as volunteers see it. */
export const serializeReply = ({ fields, changed_at, ...stored }: StoredReply): Answer<'listReplies'>[number] => ({
  ...{ ...fields, ...stored },
  changed_at_utc: changed_at.toISOString(),
})
