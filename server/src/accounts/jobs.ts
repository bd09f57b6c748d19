import { z } from 'zod'
import type { JobTable } from '#platform/jobs'
import { sendConfirmationAgain } from './send-confirmation-again.ts'
import { sendReset } from './send-reset.ts'
import { sweepEnded } from './sweep-ended.ts'

const request = z.object({ email: z.string(), askedAt: z.coerce.date() })

export const accountJobs: JobTable = {
  'reset-requested': (ctx, payload) => sendReset(ctx, request.parse(payload)),
  'confirmation-requested': (ctx, payload) => sendConfirmationAgain(ctx, request.parse(payload)),
  'sweep-ended': (ctx) => sweepEnded(ctx),
}
