import { z } from 'zod'
import { emailFault } from './accounts-rules.ts'
import { moderationPaths } from './moderation-paths.ts'
import { decisions, noAccount, readReasons, reasonsFault } from './moderation-rules.ts'
import { operation } from './operation.ts'
import { plainText } from './plain-text.ts'

const reasons = z
  .array(z.string().transform(plainText), {
    error: (issue) => (issue.input === undefined ? reasonsFault([]) : 'Please send a list of texts'),
  })
  .max(20)
  .superRefine((sent, check) => {
    const message = reasonsFault(sent)
    if (message) check.addIssue({ code: 'custom', message })
  })
  .transform(readReasons)

/** A listing as volunteers read of it. */
const post = z.object({
  id: z.int(),
  title: z.string(),
  /** Whether reports hide it. */
  held: z.boolean(),
  /** Whether everyone sees it. Neither this nor held: it is sold, ended, deleted or its owner not confirmed. */
  public: z.boolean(),
  deleted: z.boolean(),
})

const said = {
  /** How many reports say so, the most frequent first. */
  reasons: z.array(z.object({ reason: z.string(), count: z.int() })),
  /** What reporters wrote in their own words: of more than 20 the newest 20, the oldest of them first. */
  words: z.array(z.string()),
}

/** A listing with reports that wait for a volunteer; what is said is of these alone. */
const reportedListing = z
  .object({
    post,
    ...said,
    /** Of the oldest open report. */
    since_utc: z.string(),
    /** Words for since when: "3 days ago". */
    age: z.string(),
  })
  .meta({ id: 'ReportedListing' })

/** Who decided what, and when. */
const decision = z.object({
  decision: z.enum(decisions),
  decided_at_utc: z.string(),
  /** A volunteer’s address; null: nobody knows, or whoever it was has left. */
  decided_by: z.string().nullable(),
})

/** A listing about which a volunteer has decided; what is said is of the decided reports alone. */
const decidedListing = z
  .object({
    post,
    ...said,
    /** The newest first: of more than 10 the newest 10. */
    decisions: z.array(decision),
  })
  .meta({ id: 'DecidedListing' })

const pageQuery = z.object({ page: z.coerce.number().int().min(1).max(100_000).catch(1) })

export const moderationOperations = {
  reportListing: operation({
    ...moderationPaths.reportListing,
    summary: 'Tells the volunteers what is wrong with a listing, once for each person; visitors may too',
    params: z.object({ id: z.string() }),
    body: z.strictObject({
      /** Proves nothing: who is signed in is known by the headers, and nobody else’s address is kept. */
      reporting_user: z
        .string()
        .refine((user) => user === noAccount || !emailFault(user), `Please send your e-mail address, or “${noAccount}”`)
        .default(noAccount),
      reasons,
    }),
    answer: z.object({ data: z.null() }),
    refusals: ['signed_out', 'not_found', 'conflict', 'invalid', 'too_many'],
  }),
  listReportedListings: operation({
    ...moderationPaths.listReportedListings,
    summary: 'The listings with undecided reports, the hidden ones first, 20 a page; for volunteers alone',
    query: pageQuery,
    answer: z.object({ data: z.array(reportedListing) }),
    refusals: ['signed_out', 'not_found'],
    paginated: true,
  }),
  listDecidedListings: operation({
    ...moderationPaths.listDecidedListings,
    summary:
      'The listings that volunteers decided about, the latest first, with who and when, 20 a page; for them alone',
    query: pageQuery,
    answer: z.object({ data: z.array(decidedListing) }),
    refusals: ['signed_out', 'not_found'],
    paginated: true,
  }),
  decideOnListing: operation({
    ...moderationPaths.decideOnListing,
    summary:
      'A volunteer releases a reported listing, or keeps it hidden, also when it was decided; nobody else finds anything here',
    params: z.object({ id: z.string() }),
    body: z.strictObject({ decision: z.enum(decisions) }),
    answer: z.object({ data: z.null() }),
    refusals: ['signed_out', 'not_found', 'invalid'],
  }),
}
