import { z } from 'zod'
import type { JobTable } from '#platform/jobs'
import type { MailChecks } from '#platform/mail'
import { sendConfirmationAgain } from './confirm/send-confirmation-again.ts'
import { sendChangeLetters } from './emails/send-change-letters.ts'
import { findToken } from './link-token-queries.ts'
import { sendReset } from './passwords/send-reset.ts'
import { tellOfTries } from './sessions/tell-of-tries.ts'
import { sweepEnded } from './sweep-ended.ts'

const request = z.object({ email: z.string(), askedAt: z.coerce.date() })

const asked = z.object({ changeId: z.number() })

const tries = z.object({ email: z.string() })

const resetLink = z.object({ tokenHash: z.hex() })

export const accountJobs: JobTable = {
  'reset-requested': (ctx, payload) => sendReset(ctx, request.parse(payload)),
  'confirmation-requested': (ctx, payload) => sendConfirmationAgain(ctx, request.parse(payload)),
  'email-change-asked': (ctx, payload) => sendChangeLetters(ctx, asked.parse(payload)),
  'log-in-tries-refused': (ctx, payload) => tellOfTries(ctx, tries.parse(payload)),
  'sweep-ended': (ctx) => sweepEnded(ctx),
}

/** What is asked again when a mail of this module goes. */
export const accountChecks: MailChecks = {
  'reset-link-unused': async (ctx, about) => {
    const tokenHash = Buffer.from(resetLink.parse(about).tokenHash, 'hex')
    return (await findToken(ctx, { tokenHash, purpose: 'reset' }))?.used === false
  },
}
