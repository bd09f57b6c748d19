import { organisation } from '@reable/contract/organisation'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Config } from '#platform/config'
import { returnPathOf } from '../incoming/return-path.ts'
import type { WaitingMail } from '../mail-queries.ts'
import type { Outgoing } from '../transport.ts'

/** Encodes a written mail as bytes: the same at every repetition, except the boundaries between its parts. */
export async function composeMail(config: Config, mail: WaitingMail): Promise<Outgoing> {
  const node = new MailComposer({
    from: { name: mail.sender_name ?? organisation.name, address: config.mail.from },
    to: { name: '', address: mail.recipient },
    messageId: mail.message_id,
    subject: mail.subject,
    text: mail.plain,
    html: mail.html,
    // Programs that answer by themselves leave what a program wrote alone.
    headers: { ...automatic, ...(mail.headers as Record<string, string>) },
    date: mail.created_at,
    ...(mail.calendar && { icalEvent: { method: methodOf(mail.calendar), content: mail.calendar } }),
  }).compile()
  const { from, to } = node.getEnvelope()
  return {
    id: mail.id,
    envelope: { from: returnPathOf(config, mail.id) ?? (from || config.mail.from), to: to[0] ?? mail.recipient },
    bytes: await node.build(),
  }
}

/** The method that a calendar object says of itself: mail programs read it from the header as well. */
const methodOf = (calendar: string): string => /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH'

const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }
