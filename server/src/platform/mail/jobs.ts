import { z } from 'zod'
import type { JobTable } from '#platform/jobs'
import type { MailChecks } from './mail-checks.ts'
import { forgetOutbox, sweepOutbox } from './outbox/forget-outbox.ts'
import { sendMail } from './send-mail.ts'

const sendPayload = z.object({ mailId: z.int() })
const forgetPayload = z.object({
  address: z.string().optional(),
  until: z.coerce.date().optional(),
  references: z.array(z.string()).optional(),
  urls: z.array(z.string()).optional(),
})

/** The jobs of the mails, with the checks of the modules whose e-mails name some. */
export const mailJobsWith = (checks: MailChecks): JobTable => ({
  'send-mail': (ctx, payload) => sendMail(ctx, sendPayload.parse(payload), checks),
  'forget-outbox': (ctx, payload) => forgetOutbox(ctx, forgetPayload.parse(payload)),
  'sweep-outbox': (ctx) => sweepOutbox(ctx),
})

/** The jobs of the mails where no e-mail names a check. */
export const mailJobs: JobTable = mailJobsWith({})
