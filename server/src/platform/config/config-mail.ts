import { organisation } from '@reable/contract/organisation'
import { z } from 'zod'

/** The settings of outgoing mail; `config.ts` reads them with all others. */
export const mailSettings = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'is like smtp://user:password@mail.example:587 or smtps://…' })
    .optional(),
  MAIL_FROM: z.email('is an address alone, such as hello@your.example').optional(),
  VOLUNTEERS_EMAIL: z.email('is an address alone, such as volunteers@your.example').optional(),
}

type MailSettings = z.infer<z.ZodObject<typeof mailSettings>>

export type SmtpServer = {
  host: string
  port: number
  /** TLS from the first byte; else by STARTTLS. */
  secure: boolean
  auth: { user: string; pass: string } | undefined
}

export type MailConfig = {
  /** Undefined: mails go into the outbox folder. */
  smtp: SmtpServer | undefined
  /** The address that mails come from. */
  from: string
  /** The address that reports about listings go to. */
  volunteers: string
}

export const mailConfig = (vars: MailSettings, publicUrl: string): MailConfig => ({
  smtp: vars.SMTP_URL ? smtpServer(new URL(vars.SMTP_URL)) : undefined,
  from: vars.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`,
  volunteers: vars.VOLUNTEERS_EMAIL ?? organisation.email,
})

/** Checks these settings against each other; returns one sentence for each error. */
export const mailErrors = (vars: MailSettings): string[] =>
  vars.SMTP_URL && !vars.MAIL_FROM ? ['MAIL_FROM: SMTP_URL needs the address that mails come from'] : []

function smtpServer(url: URL): SmtpServer {
  const secure = url.protocol === 'smtps:'
  const user = decodeURIComponent(url.username)
  return {
    // The address writes IPv6 in brackets, the network does not.
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    auth: user ? { user, pass: decodeURIComponent(url.password) } : undefined,
  }
}
