import { z } from 'zod'
import type { JobTable } from '#platform/jobs'
import type { MailChecks } from '#platform/mail'
import { findWithdrawnCard, isCardInForce } from '#recalls'
import { checkReceived } from './recalls/check-received.ts'
import { notifyOfWithdrawal } from './recalls/notify-of-withdrawal.ts'
import { notifyReceiver } from './recalls/notify-receiver.ts'
import { isStillWanted } from './recalls/received-queries.ts'
import { sweepHandovers } from './sweep-handovers.ts'

const run = z.object({ cardId: z.int(), version: z.int(), after: z.int() })
const receiver = z.object({ personId: z.int() })
const recalled = z.object({ personId: z.int(), cardId: z.int() })
const withdrawn = z.object({ cardId: z.int() })

export const handoverJobs: JobTable = {
  'sweep-handovers': (ctx) => sweepHandovers(ctx),
  'check-received': (ctx, payload) => checkReceived(ctx, run.parse(payload)),
  'notify-receiver': (ctx, payload) => notifyReceiver(ctx, receiver.parse(payload)),
  'notify-of-withdrawal': (ctx, payload) => notifyOfWithdrawal(ctx, recalled.parse(payload)),
}

/** What is looked at again just before a mail of this module is sent. */
export const handoverChecks: MailChecks = {
  'recall-still-wanted': async (ctx, about) => {
    const { personId, cardId } = recalled.parse(about)
    return (await isCardInForce(ctx, cardId)) && (await isStillWanted(ctx, { personId, cardId }))
  },
  'recall-still-withdrawn': async (ctx, about) =>
    (await findWithdrawnCard(ctx, withdrawn.parse(about).cardId)) !== undefined,
}
