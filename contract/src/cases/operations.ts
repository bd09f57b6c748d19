import { z } from 'zod'
import { emptyAnswer } from '../answers.ts'
import { listingImage } from '../listings/operations.ts'
import { moderatedPost, reportSummary } from '../moderation/operations.ts'
import { pendingMessage, personReport, shownPerson } from '../moderation/people.ts'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'
import { oneLine, plainText } from '../plain-text.ts'
import { restriction } from '../restrictions/operations.ts'
import { restrictionKinds } from '../restrictions/rules.ts'
import { validatedBy } from '../validated-text.ts'
import { actNames } from '../volunteers/rules.ts'
import { caseSubjects, decidedSearchLimit, noteError, queueParts, searchedDecisions } from './rules.ts'

const byId = z.object({ id: z.string() })
const pageQuery = z.object({ page: z.coerce.number().int().min(1).max(100_000).catch(1) })

/** Who looks at a case. */
const claim = z.object({
  /** As volunteers call each other. */
  name: z.string(),
  /** Whether it is who asks. */
  yours: z.boolean(),
  until_utc: z.string(),
})

const caseRow = z
  .object({
    id: z.int(),
    subject: z.enum(caseSubjects),
    /** The title of the listing, or the first name of the person or of the message's writer. */
    about: z.string(),
    /** Why it was opened, as sentences. */
    reasons: z.array(z.string()),
    /** From 1 to 9. */
    gravity: z.int(),
    opened_at_utc: z.string(),
    /** The age as text: "3 days ago". */
    age: z.string(),
    claim: claim.nullable(),
  })
  .meta({ id: 'CaseRow' })

const caseDecision = z
  .object({
    id: z.int(),
    decision: z.string(),
    decided_at_utc: z.string(),
    /** As volunteers call each other; null: whoever it was has left. */
    decided_by: z.string().nullable(),
    words: z.string().nullable(),
    /** Who may take it back is said by this act. */
    act: z.enum(actNames),
    undone: z.object({ at_utc: z.string(), by: z.string().nullable() }).nullable(),
    /** Why it cannot be undone; null where it can. */
    fixed: z.string().nullable(),
  })
  .meta({ id: 'CaseDecision' })

/** What is known of somebody, in counts. Of those who reported a listing these are added up, so that nobody is known by them. */
const caseSide = z
  .object({
    role: z.enum(['owner', 'reporters', 'writer', 'receiver', 'reported']),
    person: shownPerson.nullable(),
    /** The number of their page for volunteers; null for who reported. */
    account: z.int().nullable(),
    facts: z.object({
      /** Listings that they have now, and those that volunteers hid. */
      listings: z.int(),
      hidden: z.int(),
      /** Reports about their listings and about them that were right, and those that were not. */
      about_right: z.int(),
      about_wrong: z.int(),
      /** Reports that they made. */
      made_right: z.int(),
      made_wrong: z.int(),
      /** Messages of theirs that were returned. */
      returned: z.int(),
    }),
    /** What they may not do now, as sentences. */
    restrictions: z.array(z.string()),
  })
  .meta({ id: 'CaseSide' })

const caseNote = z.object({
  id: z.int(),
  body: z.string(),
  by: z.string().nullable(),
  written_at_utc: z.string(),
})

const wholeCase = caseRow
  .extend({
    /** When it was decided, or when nothing was left to decide; null while it waits. */
    closed_at_utc: z.string().nullable(),
    /** Why who asks cannot decide; null where they can. A claim of somebody else is not among it. */
    barred: z.string().nullable(),
    listing: z
      .object({
        post: moderatedPost,
        ...reportSummary,
        /** Whether a decision says of any report that it was right or wrong. */
        decides_reports: z.boolean(),
        description: z.string(),
        price: z.int(),
        images: z.array(listingImage),
      })
      .nullable(),
    /** Of a person: the restriction that they answered to, which comes before anything else is decided about them. */
    answered: restriction
      .extend({
        /** The day on which it ends, in words; null: never. */
        until: z.string().nullable(),
        /** What else they are kept from now. */
        others: z.array(z.enum(restrictionKinds)),
      })
      .nullable(),
    /** Of a person. */
    reports: z.array(personReport),
    message: pendingMessage.nullable(),
    sides: z.array(caseSide),
    /** About the same subject, in this case or another: the latest first, at most 20. */
    decisions: z.array(caseDecision),
    notes: z.array(caseNote),
  })
  .meta({ id: 'Case' })

const decidedCase = z
  .object({ case: caseRow.omit({ claim: true }), decision: caseDecision })
  .meta({ id: 'DecidedCase' })

const readRefusals = ['signed_out', 'not_found', 'second_factor_required'] as const
const actRefusals = ['signed_out', 'not_found', 'forbidden', 'second_factor_required', 'conflict'] as const

export const caseOperations = {
  listCases: operation({
    ...paths.listCases,
    summary: 'What waits for volunteers, the gravest first and then the oldest, 20 a page; for volunteers alone',
    query: pageQuery.extend({ waits: z.enum(queueParts).catch('all') }),
    answer: z.object({ data: z.array(caseRow), decided_lately: z.int() }),
    refusals: readRefusals,
    paginated: true,
  }),
  listDecidedCases: operation({
    ...paths.listDecidedCases,
    summary: 'What volunteers decided, the latest first, 20 a page; for volunteers alone',
    query: pageQuery.extend({
      /** Terms from what it is about, a report or the words of a decision: all of them, in any order. */
      q: z
        .string()
        .transform((typed) => [...oneLine(typed)].slice(0, decidedSearchLimit).join(''))
        .default(''),
      decision: z.enum(searchedDecisions).optional().catch(undefined),
    }),
    answer: z.object({ data: z.array(decidedCase) }),
    refusals: readRefusals,
    paginated: true,
  }),
  getCase: operation({
    ...paths.getCase,
    summary: 'A case with all that a volunteer needs to decide; for volunteers alone',
    params: byId,
    answer: z.object({ data: wholeCase }),
    refusals: readRefusals,
  }),
  claimCase: operation({
    ...paths.claimCase,
    summary: 'A volunteer takes a case for 15 minutes. 409: somebody else has it or decided, or it is their own',
    params: byId,
    answer: z.object({ data: claim }),
    refusals: actRefusals,
  }),
  putBackCase: operation({
    ...paths.putBackCase,
    summary: 'A volunteer gives a case back, so that others can take it at once; answers the one after it',
    params: byId,
    answer: z.object({ data: z.object({ next: z.int().nullable() }) }),
    refusals: [...readRefusals, 'forbidden'],
  }),
  decideCase: operation({
    ...paths.decideCase,
    summary:
      'A volunteer decides a case, or a decided listing again; answers the decision and the next case. 409: somebody else has it or decided',
    params: byId,
    body: z.strictObject({
      decision: z.string().max(40),
      /** Of a decision about an answer: the restriction that it answers to. */
      restriction: z.int32().optional(),
      /** Of a listing's closed case, to decide it again: the newest decision that the volunteer has seen; another one since is a conflict. */
      seen: z.int32().optional(),
      /** For whoever it is about, who reads them as they are. */
      words: z
        .string()
        .transform((typed) => plainText(typed).trim())
        .default(''),
    }),
    answer: z.object({ data: z.object({ decision: z.int(), next: z.int().nullable() }) }),
    refusals: [...actRefusals, 'second_factor_again', 'invalid'],
  }),
  noteOnCase: operation({
    ...paths.noteOnCase,
    summary: 'A volunteer writes a note about a case, for other volunteers. 409: there are 50 already',
    params: byId,
    body: z.strictObject({
      note: z
        .string()
        .transform((typed) => plainText(typed).trim())
        .superRefine(validatedBy(noteError)),
    }),
    answer: z.object({ data: caseNote }),
    refusals: [...readRefusals, 'conflict', 'invalid'],
  }),
  undoDecision: operation({
    ...paths.undoDecision,
    summary: 'A volunteer takes a decision back, within 30 days: what it caused is as it was, and the case waits again',
    params: byId,
    answer: emptyAnswer,
    refusals: [...actRefusals, 'second_factor_again'],
  }),
}
