import { createSecretKey, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import { secretEntropy } from './secret-entropy.ts'

const imapError = 'is like imaps://user:password@mail.example/INBOX'
const domainError = 'is a domain alone whose mail comes here, such as reply.your.example'
const domainPattern = /^(?=.{4,200}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/

/** The settings of mail that comes in; `config.ts` reads them with all others. Without any of them none comes in. */
export const mailInSettings = {
  MAIL_IN_DOMAIN: z.string().toLowerCase().regex(domainPattern, domainError).optional(),
  MAIL_IN_IMAP: z.url({ protocol: /^imaps?$/, error: imapError }).optional(),
  MAIL_IN_WEBHOOK_SECRET: z.string().optional(),
  MAIL_IN_MAILGUN_KEY: z.string().min(16, 'is the HTTP webhook signing key that Mailgun shows').optional(),
  MAIL_IN_TRUSTED: z
    .string()
    .regex(
      /^[\w.-]+$/,
      'is the name that your mail host writes first into Authentication-Results, such as mx.your.example',
    )
    .optional(),
}

type MailInSettings = z.infer<z.ZodObject<typeof mailInSettings>> & {
  APP_ENV: 'demo' | 'production' | 'test'
  SMTP_URL?: string | undefined
}

export type ImapMailbox = {
  host: string
  port: number
  secure: boolean
  auth: { user: string; pass: string }
  mailbox: string
}

/** How mail comes in, by any of its ways. */
export type MailInConfig = {
  /** The domain of the addresses that stand for people, and of those to which undeliverable mail comes back. */
  domain: string
  imap: ImapMailbox | undefined
  webhookKey: KeyObject | undefined
  mailgunKey: KeyObject | undefined
  /** The host whose Authentication-Results are believed. */
  trusted: string | undefined
}

/** Mail comes in by what is set; in a demonstration without a mail server by its own outbox. */
export function mailInConfig(vars: MailInSettings, publicUrl: string): MailInConfig | undefined {
  const isOutbox = vars.APP_ENV === 'demo' && !vars.SMTP_URL
  if (!vars.MAIL_IN_DOMAIN && !isOutbox) return undefined
  return {
    domain: vars.MAIL_IN_DOMAIN ?? `reply.${new URL(publicUrl).hostname}`,
    imap: vars.MAIL_IN_IMAP ? mailboxOf(new URL(vars.MAIL_IN_IMAP)) : undefined,
    webhookKey: keyOf(vars.MAIL_IN_WEBHOOK_SECRET),
    mailgunKey: keyOf(vars.MAIL_IN_MAILGUN_KEY),
    trusted: vars.MAIL_IN_TRUSTED?.toLowerCase(),
  }
}

const keyOf = (secret: string | undefined) => (secret ? createSecretKey(secret, 'utf8') : undefined)

const isLocal = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host)

/** Checks these settings against each other; returns one sentence for each error. */
export function mailInErrors(vars: MailInSettings): string[] {
  const errors: string[] = []
  const ways = [vars.MAIL_IN_IMAP, vars.MAIL_IN_WEBHOOK_SECRET, vars.MAIL_IN_MAILGUN_KEY].filter(Boolean)
  if (ways.length && !vars.MAIL_IN_DOMAIN)
    errors.push('MAIL_IN_DOMAIN: mail that comes in needs the domain of its addresses, such as reply.your.example')
  if (vars.MAIL_IN_DOMAIN && !ways.length)
    errors.push(
      'MAIL_IN_DOMAIN: say how its mail comes in: MAIL_IN_IMAP, MAIL_IN_WEBHOOK_SECRET or MAIL_IN_MAILGUN_KEY',
    )
  if (vars.MAIL_IN_WEBHOOK_SECRET && secretEntropy(vars.MAIL_IN_WEBHOOK_SECRET) < 128)
    errors.push('MAIL_IN_WEBHOOK_SECRET: who knows it writes as anybody: make it with "openssl rand -base64 32"')
  return [...errors, ...imapErrors(vars.MAIL_IN_IMAP)]
}

function imapErrors(setting: string | undefined): string[] {
  if (!setting) return []
  const url = new URL(setting)
  if (!url.username || !url.password)
    return [`MAIL_IN_IMAP: ${imapError}, with the user and the password of the mailbox`]
  if (url.protocol === 'imap:' && !isLocal(url.hostname))
    return ['MAIL_IN_IMAP: beyond this machine a password travels over TLS alone: write imaps://']
  return []
}

const withoutBrackets = (host: string) => host.replace(/^\[|\]$/g, '')

function mailboxOf(url: URL): ImapMailbox {
  const secure = url.protocol === 'imaps:'
  return {
    host: withoutBrackets(url.hostname),
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    mailbox: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
  }
}
