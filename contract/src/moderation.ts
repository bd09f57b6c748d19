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

/** A listing with reports that wait for a volunteer. */
const reportedListing = z
  .object({
    post: z.object({
      id: z.int(),
      title: z.string(),
      /** Whether reports hide it. */
      held: z.boolean(),
      /** Whether everyone sees it. Neither this nor held: it is sold, ended or its owner not confirmed. */
      public: z.boolean(),
    }),
    /** How many open reports say so, the most frequent first. */
    reasons: z.array(z.object({ reason: z.string(), count: z.int() })),
    /** What reporters wrote in their own words: of more than 20 the newest 20, the oldest of them first. */
    words: z.array(z.string()),
    /** Of the oldest open report. */
    since_utc: z.string(),
    /** Words for since when: "3 Day(s) Ago". */
    age: z.string(),
  })
  .meta({ id: 'ReportedListing' })

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
    query: z.object({ page: z.coerce.number().int().min(1).max(100_000).catch(1) }),
    answer: z.object({ data: z.array(reportedListing) }),
    refusals: ['signed_out', 'not_found'],
    paginated: true,
  }),
  decideOnListing: operation({
    ...moderationPaths.decideOnListing,
    summary: 'A volunteer releases a reported listing, or keeps it hidden; nobody else finds anything here',
    params: z.object({ id: z.string() }),
    body: z.strictObject({ decision: z.enum(decisions) }),
    answer: z.object({ data: z.null() }),
    refusals: ['signed_out', 'not_found', 'invalid'],
  }),
}
