import { z } from 'zod'
import { emailError } from '../accounts/rules.ts'
import { emptyAnswer, limitAnswer } from '../answers.ts'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'
import { oneLine } from '../plain-text.ts'
import { validatedBy, validatedPlainText } from '../validated-text.ts'
import { contactBodyError, contactCaptchaMissing, contactTermsMissing, senderNameError } from './rules.ts'

export const contactOperations = {
  contactUs: operation({
    ...paths.contactUs,
    summary: 'Mails the organisation, who answers to the sender’s own address; visitors may',
    body: z.strictObject({
      sender_name: z
        .string()
        // One line: it stands in a sentence of the mail.
        .transform(oneLine)
        .superRefine(validatedBy(senderNameError))
        .default(''),
      sender_email: validatedPlainText(emailError),
      body: validatedPlainText(contactBodyError),
      recaptcha: validatedPlainText((answer) => (answer ? undefined : contactCaptchaMissing)),
      termsOfUse: z.literal(true, contactTermsMissing),
    }),
    answer: emptyAnswer,
    refusals: ['invalid', 'too_many'],
  }),
  getContactLimit: operation({
    ...paths.getContactLimit,
    summary: 'Until when nobody can write to the organisation any more from the network that asks',
    answer: limitAnswer,
    refusals: [],
  }),
}
