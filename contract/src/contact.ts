import { z } from 'zod'
import { emailFault } from './accounts-rules.ts'
import { contactPaths } from './contact-paths.ts'
import { contactBodyFault, contactCaptchaMissing, contactTermsMissing, senderNameFault } from './contact-rules.ts'
import { operation } from './operation.ts'
import { oneLine, plainText } from './plain-text.ts'

/** A text by its rule; one that is missing is an empty one. */
const ruled = (fault: (typed: string) => string | undefined) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? fault('') : undefined) })
    .transform((typed) => plainText(typed).trim())
    .superRefine((typed, check) => {
      const message = fault(typed)
      if (message) check.addIssue({ code: 'custom', message })
    })

export const contactOperations = {
  contactUs: operation({
    ...contactPaths.contactUs,
    summary: 'Mails the organisation, who answers to the sender’s own address; visitors may',
    body: z.strictObject({
      sender_name: z
        .string()
        // One line: it stands in a sentence of the mail.
        .transform(oneLine)
        .superRefine((typed, check) => {
          const message = senderNameFault(typed)
          if (message) check.addIssue({ code: 'custom', message })
        })
        .default(''),
      sender_email: ruled(emailFault),
      body: ruled(contactBodyFault),
      recaptcha: ruled((answer) => (answer ? undefined : contactCaptchaMissing)),
      termsOfUse: z.literal(true, contactTermsMissing),
    }),
    answer: z.object({ data: z.null() }),
    refusals: ['invalid', 'too_many'],
  }),
}
