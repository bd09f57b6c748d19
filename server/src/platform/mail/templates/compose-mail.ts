import { organisation } from '@reable/contract/organisation'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Config } from '#platform/config'
import type { WaitingMail } from '../mail-queries.ts'
import type { Outgoing } from '../transport.ts'

/** Encodes a written mail as bytes: the same at every repetition, except the boundaries between its parts. */
export async function composeMail(config: Config, mail: WaitingMail): Promise<Outgoing> {
  const node = new MailComposer({
    from: { name: organisation.name, address: config.mail.from },
    to: { name: '', address: mail.recipient },
    messageId: mail.message_id,
    subject: mail.subject,
    text: mail.plain,
    html: mail.html,
    headers: mail.headers as Record<string, string>,
    date: mail.created_at,
  }).compile()
  const { from, to } = node.getEnvelope()
  return {
    id: mail.id,
    envelope: { from: from || config.mail.from, to: to[0] ?? mail.recipient },
    bytes: await node.build(),
  }
}
