import { z } from 'zod'
import type { JobTable } from '#platform/jobs'
import type { MailChecks } from './mail-checks.ts'
import { sendMail } from './send-mail.ts'

const envelope = z.object({ mailId: z.int() })

/** The queue door of the mails, with the checks of the modules whose letters name some. */
export const mailJobsWith = (checks: MailChecks): JobTable => ({
  'send-mail': (ctx, payload) => sendMail(ctx, envelope.parse(payload), checks),
})

/** The same where no letter names a check. */
export const mailJobs: JobTable = mailJobsWith({})
