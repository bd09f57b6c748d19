import { z } from 'zod'
import { emptyAnswer } from '../answers.ts'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'
import { oneLine } from '../plain-text.ts'
import { restriction } from '../restrictions/operations.ts'
import { restrictionKinds } from '../restrictions/rules.ts'
import { validatedPlainText } from '../validated-text.ts'
import { roles } from '../volunteers/rules.ts'
import { factorReset, factorResetOperations } from './factor-resets.ts'
import { noteError, personSearchLimit, reportOutcomes } from './rules.ts'

const byId = z.object({ id: z.string() })
const page = z.coerce.number().int().min(1).max(1_000).catch(1)

/** Somebody as volunteers find them. */
const account = {
  id: z.int(),
  /** The first name; "No name yet" where they gave none. */
  name: z.string(),
  /** Null for a helper: moderators and stewards alone see addresses. */
  email: z.string().nullable(),
  /** The month, in words. */
  member_since: z.string(),
  confirmed: z.boolean(),
  partner: z.string().nullable(),
  role: z.enum(roles).nullable(),
  /** What they are kept from now; the most where there are several. */
  restricted: z.enum(restrictionKinds).nullable(),
}

const foundPerson = z.object({ ...account, listings: z.int() }).meta({ id: 'FoundPerson' })

const reportOf = z.object({
  about: z.enum(['listing', 'person']),
  /** The title of the listing that it is about, while there is one. */
  title: z.string().nullable(),
  reasons: z.array(z.string()),
  at_utc: z.string(),
  outcome: z.enum(reportOutcomes),
})

const reportsOf = z.object({ total: z.int(), upheld: z.int(), dismissed: z.int(), latest: z.array(reportOf) })

const note = z.object({
  id: z.int(),
  words: z.string(),
  written_at_utc: z.string(),
  /** A volunteer’s address; null: whoever it was has left. */
  written_by: z.string().nullable(),
})

const shownAccount = z
  .object({
    ...account,
    /** How many, of each state. */
    listings: z.object({ public: z.int(), hidden: z.int(), passed_on: z.int(), deleted: z.int() }),
    /** How many they are in, by their part in it; never what they say. */
    conversations: z.object({ as_owner: z.int(), as_buyer: z.int() }),
    reports_made: reportsOf,
    reports_received: reportsOf,
    restrictions: z.array(restriction),
    notes: z.array(note),
    /** Whether they have a second factor; null for who cannot have it taken away. */
    second_factor: z.boolean().nullable(),
    /** Whether two others are stewards, who can take it away; null for who cannot begin that. */
    enough_stewards: z.boolean().nullable(),
    /** That it is to be taken away, while another steward has to agree. */
    factor_reset: factorReset.nullable(),
    /** Whether this is the caller. */
    own: z.boolean(),
    /** Why the caller restricts nobody here: they reported them, or a listing of theirs. Null where they did not. */
    barred: z.string().nullable(),
  })
  .meta({ id: 'Account' })

const accountListing = z
  .object({
    id: z.int(),
    title: z.string(),
    state: z.enum(['public', 'hidden', 'suspended', 'passed_on', 'deleted', 'ended']),
    listed_at_utc: z.string(),
  })
  .meta({ id: 'AccountListing' })

const refusals = ['signed_out', 'not_found', 'second_factor_required'] as const

export const accountOperations = {
  ...factorResetOperations,
  findPeople: operation({
    ...paths.findPeople,
    summary:
      'People by how their name begins, by the title or number of a listing and, for moderators and stewards, by their address; 20 a page, for volunteers alone',
    query: z.object({
      page,
      q: z
        .string()
        .transform((typed) => [...oneLine(typed)].slice(0, personSearchLimit).join(''))
        .default(''),
    }),
    answer: z.object({ data: z.array(foundPerson), more: z.boolean() }),
    refusals,
  }),
  getPerson: operation({
    ...paths.getPerson,
    summary:
      'One page of all that volunteers may know of somebody. That it was opened is logged, once an hour for each volunteer',
    params: byId,
    answer: z.object({ data: shownAccount }),
    refusals,
    changesState: true,
  }),
  listPersonListings: operation({
    ...paths.listPersonListings,
    summary: 'The listings of somebody in every state, the newest first, 20 a page; for volunteers alone',
    params: byId,
    query: z.object({ page }),
    answer: z.object({ data: z.array(accountListing) }),
    refusals,
    paginated: true,
  }),
  noteOnPerson: operation({
    ...paths.noteOnPerson,
    summary: 'A volunteer writes down a note about somebody, who gets it with their data',
    params: byId,
    body: z.strictObject({ note: validatedPlainText(noteError) }),
    answer: emptyAnswer,
    refusals: [...refusals, 'invalid', 'conflict'],
  }),
}
