import { z } from 'zod'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'
import { oneLine } from '../plain-text.ts'
import { validatedBy, validatedPlainText } from '../validated-text.ts'
import {
  replyFitError,
  replyLabelError,
  replyReasons,
  replySubjects,
  replyTextError,
  replyUseNames,
  replyUsesError,
} from './rules.ts'

const byId = z.object({ id: z.string() })

const reason = z.enum(replyReasons)
const use = z.enum(replyUseNames)

const storedReply = z
  .object({
    id: z.int(),
    /** On its button. */
    label: z.string(),
    /** When it is offered. */
    uses: z.array(use),
    /** It is offered first where this was reported or found; null: nothing of the kind. */
    reason: reason.nullable(),
    /** With its placeholders in braces. */
    text: z.string(),
    removed: z.boolean(),
    version: z.int(),
    changed_at_utc: z.string(),
    /** A volunteer’s address; null: it came with the program, or whoever it was has left. */
    changed_by: z.string().nullable(),
  })
  .meta({ id: 'StandardReply' })

const replyFields = {
  label: z.string().transform(oneLine).superRefine(validatedBy(replyLabelError)),
  uses: z.array(use).max(replyUseNames.length).superRefine(validatedBy(replyUsesError)),
  reason: reason.nullable(),
  text: validatedPlainText(replyTextError),
}

type Fit = { text: string; uses: readonly (typeof replyUseNames)[number][] }

const fits = ({ text, uses }: Fit, check: z.core.$RefinementCtx) => {
  const message = replyFitError(text, uses)
  if (message) check.addIssue({ code: 'custom', path: ['text'], message })
}

const readRefusals = ['signed_out', 'not_found', 'second_factor_required'] as const
const writeRefusals = [...readRefusals, 'forbidden', 'second_factor_again', 'invalid', 'conflict'] as const

export const repliesOperations = {
  listReplies: operation({
    ...paths.listReplies,
    summary: 'All standard replies, also those that were removed; for volunteers alone',
    answer: z.object({ data: z.array(storedReply) }),
    refusals: readRefusals,
  }),
  listFittingReplies: operation({
    ...paths.listFittingReplies,
    summary:
      'The standard replies for what a volunteer is about to do, filled in; those about what was reported come first. For volunteers alone',
    params: z.object({ subject: z.enum(replySubjects), id: z.string() }),
    query: z.object({ use }),
    answer: z.object({
      data: z.array(
        z.object({
          id: z.int(),
          label: z.string(),
          text: z.string(),
          /** Sentences about the placeholders that have no value here and stand in their braces still. */
          missing: z.array(z.string()),
        }),
      ),
    }),
    refusals: [...readRefusals, 'invalid'],
  }),
  writeReply: operation({
    ...paths.writeReply,
    summary: 'A steward writes a new standard reply. 409: there are 200 already',
    body: z.strictObject(replyFields).superRefine(fits),
    answer: z.object({ data: storedReply }),
    refusals: writeRefusals,
  }),
  changeReply: operation({
    ...paths.changeReply,
    summary:
      'A steward changes a standard reply as they saw it at `version`, removes it, or brings an older version back. 409: it was changed since',
    params: byId,
    body: z.strictObject({ ...replyFields, removed: z.boolean(), version: z.int32() }).superRefine(fits),
    answer: z.object({ data: storedReply }),
    refusals: writeRefusals,
  }),
}
