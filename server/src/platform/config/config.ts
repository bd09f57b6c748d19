import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import { resolve } from 'node:path'
import { trimEndOf } from '@reable/contract/text/trim-end-of'
import { z } from 'zod'
import { type BackupConfig, backupConfig, backupErrors, backupSettings } from './config-backups.ts'
import { type DatabaseSettings, databaseConfig, databaseErrors, databaseSettings } from './config-database.ts'
import { type MailConfig, mailConfig, mailErrors, mailSettings } from './config-mail.ts'
import { type MailInConfig, mailInConfig, mailInErrors, mailInSettings } from './config-mail-in.ts'
import { type ProvidersConfig, providerErrors, providerSettings, providersConfig } from './config-providers.ts'
import { proxyErrors, proxySettings, type TrustProxy } from './config-proxy.ts'
import { type StorageConfig, storageConfig, storageErrors, storageSettings } from './config-storage.ts'
import { secretEntropy } from './secret-entropy.ts'

/** The secret of a community that is only a demonstration. */
const demoSecret = 'a demonstration keeps no secrets'

/** The settings that say whom a deployment is for: a demonstration, a test or real people. */
type DeploymentSettings = {
  APP_ENV: 'demo' | 'production' | 'test'
  DEMO_IN_PUBLIC: 'on' | 'off'
  HOST: string
  PUBLIC_URL?: string | undefined
  SECRET: string
  LIMITS: 'on' | 'off'
  SMTP_URL?: string | undefined
}

/** Checks what a deployment for real people, or one that other machines reach, must not be; each sentence says what to do. */
const deploymentErrors = (vars: DeploymentSettings): string[] =>
  vars.APP_ENV === 'production' ? productionErrors(vars) : demonstrationErrors(vars)

function productionErrors({ SECRET, LIMITS, PUBLIC_URL, SMTP_URL, DEMO_IN_PUBLIC }: DeploymentSettings): string[] {
  const errors: string[] = []
  if (SECRET === demoSecret || secretEntropy(SECRET) < 128)
    errors.push(
      'SECRET: production needs one that cannot be guessed, of 128 bits: make it with "openssl rand -base64 32"',
    )
  if (LIMITS === 'off') errors.push('LIMITS: production keeps its limits on: leave it out')
  if (!PUBLIC_URL) errors.push('PUBLIC_URL: production needs the address that people use, such as https://your.example')
  else if (!PUBLIC_URL.startsWith('https:'))
    errors.push(
      'PUBLIC_URL: production is reached over https, since passwords travel there: put a proxy with a certificate in front, and write https://',
    )
  if (!SMTP_URL)
    errors.push(
      'SMTP_URL: production sends mails, without which nobody can confirm an address or set a new password: write smtp://user:password@mail.example:587, and MAIL_FROM',
    )
  if (DEMO_IN_PUBLIC === 'on') errors.push('DEMO_IN_PUBLIC: production is no demonstration: leave it out')
  return errors
}

/** Everybody in the demonstration has a published password, and everybody can read its e-mails. */
function demonstrationErrors({ APP_ENV, DEMO_IN_PUBLIC, HOST, PUBLIC_URL }: DeploymentSettings): string[] {
  if (APP_ENV !== 'demo' || DEMO_IN_PUBLIC === 'on') return []
  const exposedBy = !isThisMachine(HOST)
    ? `HOST=${HOST}`
    : PUBLIC_URL && !isThisMachine(new URL(PUBLIC_URL).hostname) && `PUBLIC_URL=${PUBLIC_URL}`
  if (!exposedBy) return []
  return [
    `DEMO_IN_PUBLIC: ${exposedBy} lets other machines into a demonstration, whose passwords are published: set APP_ENV=production for a place of your own, or DEMO_IN_PUBLIC=on to show a demonstration, which says so on every page`,
  ]
}

/** True when a host is reached from this machine alone. */
const isThisMachine = (host: string) => /^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host)

const pageCacheError = 'is a number of megabytes, 1 or more'
const metricsTokenError = 'needs 16 characters or more: make one with "openssl rand -base64 32"'
const portError = 'is a number from 0 to 65535'

/** One of some words; anything else is answered with all of them. */
const oneOf = <const Word extends string>(...words: [Word, ...Word[]]) =>
  z.enum(words, `is one of: ${words.join(', ')}`)

const onOff = oneOf('on', 'off')

const environmentSchema = z.object({
  APP_ENV: oneOf('demo', 'production', 'test').default('demo'),
  DEMO_IN_PUBLIC: onOff.default('off'),
  ROLE: oneOf('all', 'web', 'worker').default('all'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number(portError).int(portError).min(0, portError).max(65_535, portError).default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  ...databaseSettings,
  PAGE_CACHE_MB: z.coerce.number(pageCacheError).int(pageCacheError).min(1, pageCacheError).default(32),
  SECRET: z.string().min(16).default(demoSecret),
  ...proxySettings,
  LIMITS: onOff.default('on'),
  METRICS_TOKEN: z.string().min(16, metricsTokenError).optional(),
  LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent').default('info'),
  ...mailSettings,
  ...mailInSettings,
  ...providerSettings,
  ...storageSettings,
  ...backupSettings,
})

export type { BackupConfig } from './config-backups.ts'
export type { SmtpServer } from './config-mail.ts'
export type { ImapMailbox, MailInConfig } from './config-mail-in.ts'
export type { BucketConfig } from './config-storage.ts'

export type Config = {
  appEnv: 'demo' | 'production' | 'test'
  /** A demonstration that other machines reach: it says on every page that nothing in it is real. */
  publicDemo: boolean
  role: 'all' | 'web' | 'worker'
  http: {
    host: string
    port: number
    publicUrl: string
    trustProxy: TrustProxy
    limits: boolean
    pageCacheBytes: number
    /** Who brings it may read the figures; undefined: programs on this machine may. */
    metricsToken: string | undefined
  }
  /** An absolute path. Everything the program keeps on disk is in here. */
  dataFolder: string
  database: DatabaseSettings
  log: { level: string }
  mail: MailConfig
  /** Undefined: no mail comes in, and mails carry a link alone. */
  mailIn: MailInConfig | undefined
  providers: ProvidersConfig
  storage: StorageConfig
  /** Undefined: no backups are made by themselves. */
  backups: BackupConfig | undefined
  /** Keys derived from SECRET, one per purpose, so that one leak is not all. */
  keys: {
    visitorCookie: KeyObject
    uploads: KeyObject
    pictures: KeyObject
    captcha: KeyObject
    socialLogin: KeyObject
    reports: KeyObject
    unsubscribing: KeyObject
    savedMails: KeyObject
    cursors: KeyObject
    replyAddresses: KeyObject
    returnPaths: KeyObject
    mailedAddresses: KeyObject
    conversationLinks: KeyObject
    sheetCodes: KeyObject
    sheetLinks: KeyObject
    blocks: KeyObject
    secondFactors: KeyObject
    sessionNetworks: KeyObject
  }
}

/** The errors of the environment, one sentence each. */
export class ConfigError extends Error {}

/**
 * Reads the environment once. Throws ConfigError with every error found.
 * Names and defaults: `.env.example`, product.md "Names that the outside relies on".
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environmentSchema.safeParse(nonEmpty)
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  }
  const vars = parsed.data
  const errors = [...retiredErrors(nonEmpty), ...settingErrors(vars)]
  if (errors.length) throw new ConfigError(errors.join('\n'))
  const publicUrl = trimEndOf(vars.PUBLIC_URL ?? `http://localhost:${vars.PORT}`, '/')
  return {
    appEnv: vars.APP_ENV,
    publicDemo: vars.DEMO_IN_PUBLIC === 'on',
    role: vars.ROLE,
    http: {
      host: vars.HOST,
      port: vars.PORT,
      publicUrl,
      trustProxy: vars.TRUST_PROXY as TrustProxy,
      limits: vars.LIMITS === 'on',
      pageCacheBytes: vars.PAGE_CACHE_MB * 2 ** 20,
      metricsToken: vars.METRICS_TOKEN,
    },
    dataFolder: resolve(vars.DATA_DIR),
    database: databaseConfig(vars),
    log: { level: vars.LOG_LEVEL },
    mail: mailConfig(vars, publicUrl),
    mailIn: mailInConfig(vars, publicUrl),
    providers: providersConfig(vars),
    storage: storageConfig(vars),
    backups: backupConfig(vars),
    keys: deriveKeys(vars.SECRET),
  }
}

const deriveKeys = (secret: string): Config['keys'] => ({
  visitorCookie: deriveKey(secret, 'visitor cookie'),
  uploads: deriveKey(secret, 'uploads'),
  pictures: deriveKey(secret, 'pictures'),
  captcha: deriveKey(secret, 'captcha'),
  socialLogin: deriveKey(secret, 'social login'),
  reports: deriveKey(secret, 'reports'),
  unsubscribing: deriveKey(secret, 'unsubscribing'),
  savedMails: deriveKey(secret, 'saved mails'),
  cursors: deriveKey(secret, 'cursors of lists'),
  replyAddresses: deriveKey(secret, 'reply addresses'),
  returnPaths: deriveKey(secret, 'return paths of mails'),
  mailedAddresses: deriveKey(secret, 'addresses that mail came from'),
  conversationLinks: deriveKey(secret, 'links to conversations'),
  sheetCodes: deriveKey(secret, 'codes of handover sheets'),
  sheetLinks: deriveKey(secret, 'links to handover sheets'),
  blocks: deriveKey(secret, 'blocks'),
  secondFactors: deriveKey(secret, 'second factors'),
  sessionNetworks: deriveKey(secret, 'networks of sessions'),
})

function settingErrors(vars: z.infer<typeof environmentSchema>): string[] {
  const errors = deploymentErrors(vars)
  if (vars.APP_ENV === 'production') errors.push(...proxyErrors(vars))
  errors.push(...databaseErrors(vars))
  errors.push(...mailErrors(vars))
  errors.push(...mailInErrors(vars))
  errors.push(...providerErrors(vars, vars.APP_ENV === 'production'))
  errors.push(...storageErrors(vars), ...backupErrors(vars))
  return errors
}

function deriveKey(secret: string, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'reable', purpose, 32)))
}

/** The names that `.env.example` documents; a test holds the two together. */
export const configNames: readonly string[] = Object.keys(environmentSchema.shape)

/** Settings that there once were, and what takes their place: a start with one of them is refused. */
const retiredSettings: Record<string, string> = {
  DATABASE_REPLICA_URLS: 'replicas are no longer read from: leave it out, DATABASE_URL does everything',
  PROCESSES: 'one process serves: leave it out, and start the program several times to have more (docs/scaling.md)',
  MAIL_IN_LISTEN:
    'mail no longer comes in on a port: use MAIL_IN_IMAP, MAIL_IN_WEBHOOK_SECRET (deploy/post-mail.mjs posts what Postfix takes) or MAIL_IN_MAILGUN_KEY',
}

const retiredErrors = (env: Record<string, unknown>): string[] =>
  Object.entries(retiredSettings)
    .filter(([name]) => name in env)
    .map(([name, sentence]) => `${name}: ${sentence}`)
