import { demonstrationNotice } from '@reable/contract/demonstration'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '#platform/context'
import { TooManyMails } from './incoming/accept-mail.ts'
import { answerFromOutbox, answersHere, maxAnswerBytes } from './outbox/answer-from-outbox.ts'
import { readOutbox } from './outbox/outbox-folder.ts'
import { emailPage, emailPolicy, listPage, mailPage, outboxPolicy } from './outbox/outbox-page.ts'
import { findOutboxMail, newestMails } from './outbox/read-outbox.ts'

const pageSize = 100

type NameParams = { Params: { name: string } }
type ListQuery = { Querystring: { before?: unknown } }

/** Registers /dev/outbox, which shows the mails that would have been sent, for trying the program out. Not in production. */
export function outboxPage(app: FastifyInstance, ctx: Context): void {
  const { config } = ctx
  if (config.appEnv === 'production') return
  const notice = config.publicDemo ? demonstrationNotice : ''
  app.get<ListQuery>('/dev/outbox', async ({ query }, reply) => {
    const before = typeof query.before === 'string' && /^\d+$/.test(query.before) ? query.before : undefined
    return sendPage(reply, listPage(await newestMails(config, pageSize, before), pageSize, notice))
  })
  app.get<NameParams & { Querystring: { answered?: unknown } }>('/dev/outbox/:name', async (request, reply) => {
    const { name } = request.params
    if (name.endsWith('.eml')) return sendFile(reply, await readOutbox(config, name))
    const mail = await findOutboxMail(config, name)
    if (!mail) return reply.callNotFound()
    const answer = answersHere(config, mail) ? (request.query.answered === undefined ? 'open' : 'sent') : 'none'
    return sendPage(reply, mailPage(mail, notice, answer))
  })
  app.get<NameParams>('/dev/outbox/:name/letter', async (request, reply) => {
    const mail = await findOutboxMail(config, request.params.name)
    if (!mail) return reply.callNotFound()
    reply.header('x-frame-options', 'SAMEORIGIN')
    return sendPage(reply, emailPage(mail, config.http.publicUrl), emailPolicy)
  })
  outboxAnswers(app, ctx)
}

/** Registers the form below a mail by which whoever tries the program out answers as the person that it went to. */
function outboxAnswers(app: FastifyInstance, ctx: Context): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxAnswerBytes },
      (_request, body, done) => done(null, body),
    )
    scope.post<NameParams & { Body: string | undefined }>('/dev/outbox/:name/reply', async (request, reply) => {
      const mail = await findOutboxMail(ctx.config, request.params.name)
      if (!mail || !answersHere(ctx.config, mail)) return reply.callNotFound()
      const text = new URLSearchParams(request.body ?? '').get('text') ?? ''
      try {
        if (text.trim()) await answerFromOutbox(ctx, mail, text)
      } catch (error) {
        if (!(error instanceof TooManyMails)) throw error
        return reply.code(429).type('text/plain; charset=utf-8').send('Too many emails to this conversation today.\n')
      }
      return reply.redirect(`/dev/outbox/${mail.name}${text.trim() ? '?answered' : ''}#answer`, 303)
    })
  })
}

const sendPage = (reply: FastifyReply, html: string, policy = outboxPolicy) =>
  reply
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(html)

const sendFile = (reply: FastifyReply, mail: Buffer | undefined) =>
  mail ? reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(mail) : reply.callNotFound()
