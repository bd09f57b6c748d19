import { randomUUID } from 'node:crypto'
import { organisation } from '@reable/contract/organisation'
import type { Config } from '#platform/config'
import { transportOf } from './smtp/transport-of.ts'
import { composeMail } from './templates/compose-mail.ts'
import type { Handover } from './transport.ts'

const sentence =
  'This mail was sent to see whether mail goes out. If you read it, it does. There is nothing for you to do.'

/** Sends one mail at once, beside the queue, to see whether the mail server takes it. */
export async function sendTestMail(config: Config, to: string, now: Date): Promise<Handover> {
  const [, domain = ''] = config.mail.from.split('@')
  const mail = {
    ...{ id: 0, recipient: to, message_id: `<${randomUUID()}@${domain}>`, created_at: now, headers: {} },
    ...{ subject: `${organisation.name}: a test of mail`, plain: `${sentence}\n`, html: `<p>${sentence}</p>` },
    ...{ sender_name: null, calendar: null, only_while: null, written_by: null, attempted_at: null, sent_at: null },
    ...{ good_until: null, repeatable: true, despite_bounces: true, outcome: 'waiting' },
  }
  return transportOf(config)(await composeMail(config, mail), async () => {})
}
