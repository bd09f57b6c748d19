import { harmlessText } from '@reable/contract/text/harmless-text'
import PostalMime, { type Address, type Attachment, addressParser, type Email } from 'postal-mime'
import { htmlToLines } from './html-to-lines.ts'
import { requireBounded } from './mail-bounds.ts'
import { bytesOf, filesOf, type MailFiles } from './mail-files.ts'
import { withoutPlaceholders } from './placeholders.ts'
import { reactionIn } from './reactions.ts'

/** A header of a mail, its key in small letters. */
export type MailHeader = { key: string; value: string }

/** What a mail says, without its bytes. Nothing in it is believed yet. */
export type ReadMail = {
  headers: MailHeader[]
  /** Of the one From there must be; undefined where there is none, or several. */
  from: { name: string; address: string } | undefined
  /** The addresses of To and Cc, in small letters. */
  to: string[]
  messageId: string
  subject: string
  text: string
  /** What a report of undeliverable mail says: RFC 3464. */
  deliveries: { action: string; status: string }[]
} & MailFiles

/** Headers that a mail has once; one that has two can be read in two ways. */
const onlyOnce = [
  'from',
  'to',
  'cc',
  'subject',
  'date',
  'message-id',
  'content-type',
  'mime-version',
  'reply-to',
  'sender',
]

const maxHeaders = 200
const maxHeaderLength = 2_000
const maxNameLength = 200
const maxTextLength = 100_000
const maxAddresses = 100

/**
 * Reads a mail whose sender nobody knows. Throws for one that is beyond our bounds or no mail; it runs in a thread of its own, which
 * bounds time and memory.
 */
export async function readMail(raw: Uint8Array): Promise<ReadMail> {
  requireBounded(raw)
  const email = await PostalMime.parse(raw, {
    maxNestingDepth: 20,
    maxHeadersSize: 128 * 1024,
    forceRfc822Attachments: true,
  })
  const headers = email.headers
    .slice(0, maxHeaders)
    .map(({ key, value }) => ({ key, value: value.slice(0, maxHeaderLength) }))
  const isAmbiguous = onlyOnce.some((name) => email.headers.filter(({ key }) => key === name).length > 1)
  return {
    headers,
    from: isAmbiguous ? undefined : authorOf(email),
    to: addressesIn([...(email.to ?? []), ...(email.cc ?? [])]),
    messageId: email.messageId?.slice(0, maxHeaderLength) ?? '',
    subject: email.subject?.slice(0, maxHeaderLength) ?? '',
    text: harmlessText(textOf(email).slice(0, maxTextLength)),
    ...filesOf(email.attachments, email.html ?? ''),
    deliveries: email.attachments.flatMap(deliveriesIn),
  }
}

function authorOf({ from, headers }: Email): ReadMail['from'] {
  const written = headers.find(({ key }) => key === 'from')?.value ?? ''
  return from?.address && addressParser(written).length === 1
    ? { name: from.name?.slice(0, maxNameLength) ?? '', address: from.address.toLowerCase() }
    : undefined
}

const addressesIn = (addresses: Address[]) =>
  addresses
    .flatMap((one) => one.group ?? [one])
    .slice(0, maxAddresses)
    .map(({ address }) => (address ?? '').toLowerCase())

/** What somebody wrote; of a reaction the emoji alone. */
function textOf({ text, html, attachments }: Email): string {
  const words = text?.trim() ? text : html ? htmlToLines(html) : ''
  const names = attachments.flatMap(({ filename }) => filename ?? [])
  return reactionIn({ text: words, attachments }) ?? withoutPlaceholders(words, names)
}

function deliveriesIn(part: Attachment): ReadMail['deliveries'] {
  if (part.mimeType !== 'message/delivery-status') return []
  const text = bytesOf(part).toString('utf8').slice(0, 20_000)
  return text.split(/\r?\n\r?\n/).flatMap((fields) => {
    const action = /^action:\s*([a-z]+)/im.exec(fields)?.[1]
    const status = /^status:\s*(\d\.\d{1,3}\.\d{1,3})/im.exec(fields)?.[1]
    return action && status ? [{ action: action.toLowerCase(), status }] : []
  })
}
