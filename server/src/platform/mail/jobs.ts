import { z } from 'zod'
import type { JobTable } from '#platform/jobs'
import { sendMail } from './send-mail.ts'

const envelope = z.object({ mailId: z.int() })

export const mailJobs: JobTable = {
  'send-mail': (ctx, payload) => sendMail(ctx, envelope.parse(payload)),
}
