import { z } from 'zod'
import { emailError } from '../accounts/rules.ts'
import { emptyAnswer, limitAnswer } from '../answers.ts'
import { listingImage } from '../listings/operations.ts'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'
import { oneLine, plainText } from '../plain-text.ts'
import { screeningFinding } from '../screening/operations.ts'
import { validatedBy } from '../validated-text.ts'
import { decidedSearchLimit, decisionMessageError, decisions, noAccount, readReasons, reasonsError } from './rules.ts'

const reasons = z
  .array(z.string().transform(plainText), {
    error: (issue) => (issue.input === undefined ? reasonsError([]) : undefined),
  })
  .max(20)
  .superRefine(validatedBy(reasonsError))
  .transform(readReasons)

/** A listing as volunteers see it. */
export const moderatedPost = z.object({
  id: z.int(),
  title: z.string(),
  /** Whether reports hide it. */
  held: z.boolean(),
  /** Whether everyone sees it. Neither this nor held: it is sold, ended, deleted or its owner not confirmed. */
  public: z.boolean(),
  deleted: z.boolean(),
  /** Its first picture; where not everyone sees it, with what opens it for a day. None of a deleted one. */
  image: listingImage.nullable(),
})

/** A decision: who made it, when, and with which message. */
const decisionRecord = z.object({
  id: z.int(),
  decision: z.enum(decisions),
  decided_at_utc: z.string(),
  /** A volunteer’s address; null: nobody knows, or whoever it was has left. */
  decided_by: z.string().nullable(),
  /** The message to the owner; null: nothing but the decision. */
  words: z.string().nullable(),
})

export const reportSummary = {
  /** How many reports say so, the most frequent first. */
  reasons: z.array(z.object({ reason: z.string(), count: z.int() })),
  /** The reporters' own texts: of more than 20 the newest 20, the oldest of them first. */
  words: z.array(z.string()),
  /** What was found in it before it was public: why it is suspended first, then notes. */
  findings: z.array(screeningFinding),
  /** The decisions about it, the newest first: of more than 10 the newest 10. */
  decisions: z.array(decisionRecord),
}

/** A listing about which a volunteer has decided; only the decided reports are summarized. */
const decidedListing = z.object({ post: moderatedPost, ...reportSummary }).meta({ id: 'DecidedListing' })

const pageQuery = z.object({ page: z.coerce.number().int().min(1).max(100_000).catch(1) })

const decidedQuery = pageQuery.extend({
  /** Terms from the title, a report or a decision: all of them, in any order. */
  q: z
    .string()
    .transform((typed) => [...oneLine(typed)].slice(0, decidedSearchLimit).join(''))
    .default(''),
  /** The newest decision. */
  decision: z.enum(decisions).optional().catch(undefined),
})

const decisionBody = z
  .strictObject({
    decision: z.enum(decisions),
    /** For the owner of the listing, who reads them as they are. */
    words: z
      .string()
      .transform((typed) => plainText(typed).trim())
      .default(''),
    /** The newest decision that the volunteer has seen, null where there was none: another one since is a conflict. */
    seen: z.int32().nullable().optional(),
  })
  .superRefine(({ decision, words }, check) => {
    const message = decisionMessageError(decision, words)
    if (message) check.addIssue({ code: 'custom', path: ['words'], message })
  })

export const moderationOperations = {
  reportListing: operation({
    ...paths.reportListing,
    summary: 'Tells the volunteers what is wrong with a listing, once for each person; visitors may too',
    params: z.object({ id: z.string() }),
    body: z.strictObject({
      /** Proves nothing: who is signed in is known by the headers, and nobody else’s address is stored. */
      reporting_user: z
        .string()
        .refine((user) => user === noAccount || !emailError(user), `Please send your e-mail address, or “${noAccount}”`)
        .default(noAccount),
      reasons,
      /** Whether who is signed in wants one mail once a volunteer has decided. */
      notify_me: z.boolean().default(false),
    }),
    answer: emptyAnswer,
    refusals: ['signed_out', 'not_found', 'conflict', 'invalid', 'too_many'],
  }),
  getReportLimit: operation({
    ...paths.getReportLimit,
    summary: 'Until when one can report nothing more today, neither a listing nor a person; visitors may ask too',
    answer: limitAnswer,
    refusals: ['signed_out'],
  }),
  listDecidedListings: operation({
    ...paths.listDecidedListings,
    summary:
      'The listings that volunteers decided about, the latest first, with who, when and in which words, 20 a page; for them alone',
    query: decidedQuery,
    answer: z.object({ data: z.array(decidedListing) }),
    refusals: ['signed_out', 'not_found', 'second_factor_required'],
    paginated: true,
  }),
  decideOnListing: operation({
    ...paths.decideOnListing,
    summary:
      'A volunteer releases a reported listing, or keeps it hidden with words for its owner, also when it was decided; nobody else finds anything here',
    params: z.object({ id: z.string() }),
    body: decisionBody,
    answer: emptyAnswer,
    refusals: ['signed_out', 'not_found', 'forbidden', 'second_factor_required', 'invalid', 'conflict'],
  }),
}
