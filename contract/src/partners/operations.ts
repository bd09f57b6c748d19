import { z } from 'zod'
import { email, user } from '../accounts/operations.ts'
import { emptyAnswer } from '../answers.ts'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'
import { oneLine } from '../plain-text.ts'
import { validatedBy } from '../validated-text.ts'
import { partnerNameError } from './rules.ts'

const byId = z.object({ id: z.string() })

const fields = {
  name: z.string().max(1_000).transform(oneLine).superRefine(validatedBy(partnerNameError)),
}

/** As it stood before anybody changed it, `version` is 1 and there is no time. `changed_by` is a volunteer’s address. */
const change = { version: z.int(), changed_at_utc: z.string().nullable(), changed_by: z.string().nullable() }

const summary = z.object({
  id: z.int(),
  name: z.string(),
  /** Its listings have no mark any more, and its members list for themselves. */
  ended: z.boolean(),
  members: z.int(),
  /** Listings of its members that everybody sees. */
  posts: z.int(),
})

const partner = summary
  .extend({
    people: z.array(z.object({ id: z.int(), email: z.string(), first_name: z.string().nullable() })),
    invitations: z.array(z.object({ email: z.string(), ends_at_utc: z.string() })),
    ...change,
  })
  .meta({ id: 'EditedPartner' })

const readingRefusals = [
  'signed_out',
  'not_found',
  'forbidden',
  'second_factor_required',
  'second_factor_again',
] as const
const changeRefusals = [...readingRefusals, 'invalid', 'conflict'] as const

export const partnersOperations = {
  listEditedPartners: operation({
    ...paths.listEditedPartners,
    summary: 'Partner organisations by their names, at most 300; for stewards alone',
    answer: z.object({ data: z.array(summary) }),
    refusals: readingRefusals,
  }),
  createPartner: operation({
    ...paths.createPartner,
    summary: 'A steward makes a partner organisation',
    body: z.strictObject(fields),
    answer: z.object({ data: partner }),
    refusals: changeRefusals,
  }),
  getPartner: operation({
    ...paths.getPartner,
    summary: 'A partner organisation with its members; for stewards alone',
    params: byId,
    answer: z.object({ data: partner }),
    refusals: readingRefusals,
  }),
  changePartner: operation({
    ...paths.changePartner,
    summary: 'A steward renames a partner, ends it or brings it back. 409: it was changed since',
    params: byId,
    body: z.strictObject({ ...fields, ended: z.boolean(), version: z.int32() }),
    answer: z.object({ data: partner }),
    refusals: changeRefusals,
  }),
  inviteMember: operation({
    ...paths.inviteMember,
    summary: 'Mails somebody the link by which they become a member of a partner, with an account or without one yet',
    params: byId,
    body: z.strictObject({ email }),
    answer: emptyAnswer,
    refusals: changeRefusals,
  }),
  removeMember: operation({
    ...paths.removeMember,
    summary: 'Takes a member off a partner; repeated, it is the same. Their listings stay, without its mark',
    params: z.object({ id: z.string(), person: z.string() }),
    answer: emptyAnswer,
    refusals: readingRefusals,
  }),
  acceptMembership: operation({
    ...paths.acceptMembership,
    summary: 'Whoever was invited accepts, signed in to the account with the address that was invited',
    body: z.strictObject({ invitation_token: z.string().max(200) }),
    answer: z.object({ data: user }),
    refusals: ['signed_out', 'invalid', 'conflict'],
  }),
}
