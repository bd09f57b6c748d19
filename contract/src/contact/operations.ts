import { z } from 'zod'
import { emailFault } from '../accounts/rules.ts'
import { answersNothing } from '../answers.ts'
import { operation } from '../operation.ts'
import { oneLine } from '../plain-text.ts'
import { judgedBy, ruledPlain } from '../ruled.ts'
import { contactPaths } from './paths.ts'
import { contactBodyFault, contactCaptchaMissing, contactTermsMissing, senderNameFault } from './rules.ts'

export const contactOperations = {
  contactUs: operation({
    ...contactPaths.contactUs,
    summary: 'Mails the organisation, who answers to the sender’s own address; visitors may',
    body: z.strictObject({
      sender_name: z
        .string()
        // One line: it stands in a sentence of the mail.
        .transform(oneLine)
        .superRefine(judgedBy(senderNameFault))
        .default(''),
      sender_email: ruledPlain(emailFault),
      body: ruledPlain(contactBodyFault),
      recaptcha: ruledPlain((answer) => (answer ? undefined : contactCaptchaMissing)),
      termsOfUse: z.literal(true, contactTermsMissing),
    }),
    answer: answersNothing,
    refusals: ['invalid', 'too_many'],
  }),
}
