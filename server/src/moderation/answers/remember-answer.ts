import { actNames } from '@reable/contract/volunteers/rules'
import { z } from 'zod'

/** What a decision about an answer was about, who may take it back, and why its case waited. */
export const answerBefore = z.object({
  answered: z.int(),
  act: z.enum(actNames),
  reasons: z.array(z.string()),
})

export type AnswerBefore = z.infer<typeof answerBefore>
