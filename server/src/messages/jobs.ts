import { z } from 'zod'
import type { JobTable } from '#platform/jobs'
import type { MailChecks } from '#platform/mail'
import { isStillNews } from './conversations/state-queries.ts'
import { judgeMail } from './incoming/judge-mail.ts'
import { sweepConversations } from './sweep-conversations.ts'

const news = z.object({ messageId: z.int(), personId: z.int() })

const incoming = z.object({ incomingId: z.int() })

export const messageJobs: JobTable = {
  'judge-mail': (ctx, payload) => judgeMail(ctx, incoming.parse(payload)),
  'sweep-conversations': (ctx) => sweepConversations(ctx),
}

/** The checks that are repeated just before a mail of this module is sent. */
export const messageChecks: MailChecks = {
  'message-still-unread': (ctx, about) => isStillNews(ctx, news.parse(about)),
}
