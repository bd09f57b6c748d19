import { z } from 'zod'
import type { JobTable } from '#platform/jobs'
import type { MailChecks } from '#platform/mail'
import { sendConfirmationAgain } from './confirm/send-confirmation-again.ts'
import { sendChangeEmails } from './emails/send-change-emails.ts'
import { findToken } from './link-token-queries.ts'
import { sendReset } from './passwords/send-reset.ts'
import { removeExpired } from './remove-expired.ts'
import { notifyOfFactorTries } from './second-factor/limit-factor-tries.ts'
import { notifyOfLogInAttempts } from './sessions/notify-of-log-in-attempts.ts'

/** `askedAt` is the name in the queue, where jobs outlive the program that put them there. */
const linkRequest = z
  .object({ email: z.string(), askedAt: z.coerce.date() })
  .transform(({ email, askedAt }) => ({ email, requestedAt: askedAt }))

const resetRequest = z
  .object({ email: z.string(), askedAt: z.coerce.date(), unlessMailed: z.boolean().optional() })
  .transform(({ askedAt, ...request }) => ({ ...request, requestedAt: askedAt }))

const emailChangeRequest = z.object({ changeId: z.number() })

const attemptedLogIn = z.object({ email: z.string() })

const resetLink = z.object({ tokenHash: z.hex() })

export const accountJobs: JobTable = {
  'reset-requested': (ctx, payload) => sendReset(ctx, resetRequest.parse(payload)),
  'confirmation-requested': (ctx, payload) => sendConfirmationAgain(ctx, linkRequest.parse(payload)),
  'email-change-asked': (ctx, payload) => sendChangeEmails(ctx, emailChangeRequest.parse(payload)),
  'log-in-tries-refused': (ctx, payload) => notifyOfLogInAttempts(ctx, attemptedLogIn.parse(payload)),
  'factor-tries-refused': (ctx, payload) => notifyOfFactorTries(ctx, attemptedLogIn.parse(payload)),
  'sweep-ended': (ctx) => removeExpired(ctx),
}

/** The conditions that are checked again when a mail of this module is about to be sent. */
export const accountChecks: MailChecks = {
  'reset-link-unused': async (ctx, about) => {
    const tokenHash = Buffer.from(resetLink.parse(about).tokenHash, 'hex')
    return (await findToken(ctx, { tokenHash, purpose: 'reset' }))?.used === false
  },
}
