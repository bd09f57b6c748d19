import { createHash, createSecretKey, type KeyObject } from 'node:crypto'
import { resolve } from 'node:path'
import { z } from 'zod'
import { type MailConfig, mailConfig, mailFaults, mailSettings } from './config-mail.ts'
import { type OutsideConfig, outsideConfig, outsideFaults, outsideSettings } from './config-outside.ts'
import { demoSecret, placeFaults } from './config-place.ts'
import { proxyFaults, proxySettings, type TrustProxy } from './config-proxy.ts'
import { type StorageConfig, storageConfig, storageFaults, storageSettings } from './config-storage.ts'

const portFault = 'is a number from 0 to 65535'
/** Four mails hold a session each while their server is slow, and the queue listens on one: as many again are for the pages. */
const leastPool = 8
const poolFault = `is a number from ${leastPool} to 200`

const onOff = z.enum(['on', 'off'])

const environment = z.object({
  APP_ENV: z.enum(['demo', 'production', 'test']).default('demo'),
  DEMO_IN_PUBLIC: onOff.default('off'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number(portFault).int(portFault).min(0, portFault).max(65_535, portFault).default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number(poolFault).int(poolFault).min(leastPool, poolFault).max(200, poolFault).default(10),
  SECRET: z.string().min(16).default(demoSecret),
  ...proxySettings,
  LIMITS: onOff.default('on'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  ...mailSettings,
  ...outsideSettings,
  ...storageSettings,
})

export type { SmtpServer } from './config-mail.ts'
export type { BucketConfig } from './config-storage.ts'

export type Config = {
  appEnv: 'demo' | 'production' | 'test'
  /** A demonstration that other machines reach: it says on every page that nothing in it is real. */
  publicDemo: boolean
  role: 'all' | 'web' | 'worker'
  http: { host: string; port: number; publicUrl: string; trustProxy: TrustProxy; limits: boolean }
  /** An absolute path. Everything the program keeps on disk is in here. */
  dataFolder: string
  database: { url: string | undefined; poolSize: number }
  log: { level: string }
  mail: MailConfig
  outside: OutsideConfig
  storage: StorageConfig
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
  }
}

/** The list of what is wrong with the environment, one sentence each. */
export class ConfigError extends Error {}

/**
 * Reads the environment once. Throws ConfigError with every fault found.
 * Names and defaults: `.env.example`, product.md "Names that the outside relies on".
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  }
  const vars = parsed.data
  const faults = faultsTogether(vars)
  if (faults.length) throw new ConfigError(faults.join('\n'))
  const publicUrl = (vars.PUBLIC_URL ?? `http://localhost:${vars.PORT}`).replace(/\/+$/, '')
  return {
    appEnv: vars.APP_ENV,
    publicDemo: vars.DEMO_IN_PUBLIC === 'on',
    role: vars.ROLE,
    http: {
      host: vars.HOST,
      port: vars.PORT,
      publicUrl,
      trustProxy: vars.TRUST_PROXY ?? false,
      limits: vars.LIMITS === 'on',
    },
    dataFolder: resolve(vars.DATA_DIR),
    database: { url: vars.DATABASE_URL, poolSize: vars.DATABASE_POOL },
    log: { level: vars.LOG_LEVEL },
    mail: mailConfig(vars, publicUrl),
    outside: outsideConfig(vars),
    storage: storageConfig(vars),
    keys: {
      visitorCookie: derive(vars.SECRET, 'visitor cookie'),
      uploads: derive(vars.SECRET, 'uploads'),
      pictures: derive(vars.SECRET, 'pictures'),
      captcha: derive(vars.SECRET, 'captcha'),
      socialLogin: derive(vars.SECRET, 'social login'),
      reports: derive(vars.SECRET, 'reports'),
      unsubscribing: derive(vars.SECRET, 'unsubscribing'),
      savedMails: derive(vars.SECRET, 'saved mails'),
    },
  }
}

function faultsTogether(vars: z.infer<typeof environment>): string[] {
  const faults = placeFaults(vars)
  if (vars.APP_ENV === 'production') faults.push(...proxyFaults(vars))
  if (vars.ROLE !== 'all' && !vars.DATABASE_URL) faults.push(`ROLE=${vars.ROLE}: needs a DATABASE_URL`)
  faults.push(...mailFaults(vars))
  faults.push(...outsideFaults(vars, vars.APP_ENV === 'production'))
  faults.push(...storageFaults(vars))
  return faults
}

function derive(secret: string, purpose: string): KeyObject {
  return createSecretKey(createHash('sha256').update(`${purpose}\0${secret}`).digest())
}

/** The names that `.env.example` documents; a test holds the two together. */
export const configNames: readonly string[] = Object.keys(environment.shape)
