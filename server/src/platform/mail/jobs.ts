import { z } from 'zod'
import type { JobTable } from '#platform/jobs'
import type { MailChecks } from './mail-checks.ts'
import { forgetOutbox, sweepOutbox } from './outbox/forget-outbox.ts'
import { sendMail } from './send-mail.ts'

const envelope = z.object({ mailId: z.int() })
const leaving = z.object({ address: z.string() })

/** The queue door of the mails, with the checks of the modules whose letters name some. */
export const mailJobsWith = (checks: MailChecks): JobTable => ({
  'send-mail': (ctx, payload) => sendMail(ctx, envelope.parse(payload), checks),
  'forget-outbox': (ctx, payload) => forgetOutbox(ctx, leaving.parse(payload)),
  'sweep-outbox': (ctx) => sweepOutbox(ctx),
})

/** The same where no letter names a check. */
export const mailJobs: JobTable = mailJobsWith({})
