import { demonstrationNotice } from '@reable/contract/demonstration'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '#platform/config'
import { readOutbox } from './outbox/outbox-folder.ts'
import { emailPage, emailPolicy, listPage, mailPage, outboxPolicy } from './outbox/outbox-page.ts'
import { findOutboxMail, newestMails } from './outbox/read-outbox.ts'

const pageSize = 100

type NameParams = { Params: { name: string } }
type ListQuery = { Querystring: { before?: unknown } }

/** Registers /dev/outbox, which shows the mails that would have been sent, for trying the program out. Not in production. */
export function outboxPage(app: FastifyInstance, config: Config): void {
  if (config.appEnv === 'production') return
  const notice = config.publicDemo ? demonstrationNotice : ''
  app.get<ListQuery>('/dev/outbox', async ({ query }, reply) => {
    const before = typeof query.before === 'string' && /^\d+$/.test(query.before) ? query.before : undefined
    return sendPage(reply, listPage(await newestMails(config, pageSize, before), pageSize, notice))
  })
  app.get<NameParams>('/dev/outbox/:name', async (request, reply) => {
    const { name } = request.params
    if (name.endsWith('.eml')) return sendFile(reply, await readOutbox(config, name))
    const mail = await findOutboxMail(config, name)
    return mail ? sendPage(reply, mailPage(mail, notice)) : reply.callNotFound()
  })
  app.get<NameParams>('/dev/outbox/:name/letter', async (request, reply) => {
    const mail = await findOutboxMail(config, request.params.name)
    if (!mail) return reply.callNotFound()
    reply.header('x-frame-options', 'SAMEORIGIN')
    return sendPage(reply, emailPage(mail, config.http.publicUrl), emailPolicy)
  })
}

const sendPage = (reply: FastifyReply, html: string, policy = outboxPolicy) =>
  reply
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(html)

const sendFile = (reply: FastifyReply, mail: Buffer | undefined) =>
  mail ? reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(mail) : reply.callNotFound()
