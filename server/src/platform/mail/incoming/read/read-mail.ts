import { harmlessText } from '@reable/contract/text/harmless-text'
import { convert, type FormatCallback } from 'html-to-text'
import PostalMime, { type Address, type Attachment, addressParser, type Email } from 'postal-mime'
import { quoteMarks } from '../text/lines.ts'
import { requireBounded } from './mail-bounds.ts'
import { bytesOf, filesOf, type MailFiles } from './mail-files.ts'
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

/**
 * Reads the words of a mail that comes as HTML alone: an address stands beside its link, and what mail programs mark as a quote by their
 * classes, in every language, is marked line by line.
 */
export const htmlToLines = (html: string): string =>
  convert(html.slice(0, maxLength).replace(/[\ue000\ue001]/g, ''), {
    wordwrap: false,
    limits: { maxDepth: 100, maxChildNodes: 5_000, ellipsis: '' },
    formatters: { quote, rest, quoteWithoutBlock },
    selectors: [
      { selector: 'a', options: { linkBrackets: ['<', '>'], hideLinkHrefIfSameAsText: true } },
      { selector: 'a[href^="mailto:"]', format: 'anchor', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
      ...['h1', 'h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
      ...quotes.map((selector) => ({ selector, format: 'quote' })),
      { selector: 'div[class*="gmail_quote"]', format: 'quoteWithoutBlock' },
      ...restBegins.map((selector) => ({ selector, format: 'rest' })),
    ],
  })

const maxLength = 1_000_000

/** Outlook puts "x_" before the names that others gave, once for each time it passes a mail on. */
const quotes = [
  ...['blockquote[type="cite"]', 'blockquote[class*="gmail_quote"]', '[class*="gmail_attr"]'],
  ...['[class*="moz-cite-prefix"]', '[class*="yahoo_quoted"]'],
]
const restBegins = ['[id$="divRplyFwdMsg"]', '[id$="appendonsend"]']

const quote: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 })
  walk(element.children, builder)
  const marked = (text: string) => text.split('\n').map((line) => quoteMarks.line + line)
  builder.closeBlock({ trailingLineBreaks: 2, blockTransform: (text) => marked(text).join('\n') })
}

/** Gmail puts the attribution, the quoted blocks and what is answered between them into one part. */
const quoteWithoutBlock: FormatCallback = (element, walk, builder, options) => {
  if (!element.children.some(({ name }) => name === 'blockquote')) return quote(element, walk, builder, options)
  builder.openBlock({ leadingLineBreaks: 1 })
  walk(element.children, builder)
  builder.closeBlock({ trailingLineBreaks: 1 })
}

const rest: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 1 })
  builder.addLiteral(quoteMarks.rest)
  builder.closeBlock({ trailingLineBreaks: 1 })
  walk(element.children, builder)
}

/** What mail programs write into the plain text where the HTML shows a picture: "[cid:…]" and "[image: …]". */
const placeholder = /\[(?:cid|image|inline image)[: ][^\]\n]{0,200}\]/gi

/** A picture's own place in a text that Apple's programs write. */
const objectReplacement = '\ufffc'

const maxNames = 20

/** The text without the places of its pictures and files; a line that is nothing else goes. */
function withoutPlaceholders(text: string, fileNames: readonly string[]): string {
  const named = fileNames.slice(0, maxNames).flatMap((name) => (name.trim() ? [`<${name}>`, `[${name}]`] : []))
  return text
    .split('\n')
    .flatMap((line) => {
      const words = [objectReplacement, ...named].reduce((rest, mark) => rest.replaceAll(mark, ''), line)
      const bare = words.replace(placeholder, '')
      return bare === line || bare.trim() ? [bare] : []
    })
    .join('\n')
}
