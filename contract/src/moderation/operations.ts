import { z } from 'zod'
import { emailError } from '../accounts/rules.ts'
import { emptyAnswer, limitAnswer } from '../answers.ts'
import { listingImage } from '../listings/operations.ts'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'
import { plainText } from '../plain-text.ts'
import { screeningFinding } from '../screening/operations.ts'
import { validatedBy } from '../validated-text.ts'
import { noAccount, readReasons, reasonsError } from './rules.ts'

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

export const reportSummary = {
  /** How many reports say so, the most frequent first. */
  reasons: z.array(z.object({ reason: z.string(), count: z.int() })),
  /** The reporters' own texts: of more than 20 the newest 20, the oldest of them first. */
  words: z.array(z.string()),
  /** What was found in it before it was public: why it is suspended first, then notes. */
  findings: z.array(screeningFinding),
}

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
}
