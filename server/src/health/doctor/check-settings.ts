import { isAbsolute } from 'node:path'
import { organisation } from '@reable/contract/organisation'
import type { Config } from '#platform/config'
import { type Finding, good, weak } from '../finding.ts'

/** What the settings leave open that a start allows. `env` is the environment that `config` was read from. */
export function checkSettings(config: Config, env: NodeJS.ProcessEnv): Finding[] {
  const found = [...checkPurpose(config), ...checkPlaces(config, env), ...checkAddresses(config)]
  return found.length ? found : [good('settings', 'The settings are those of a place for real people.')]
}

const weakSetting = (sentence: string, advice: string) => weak('settings', sentence, advice)

function* checkPurpose({ appEnv, http, log }: Config): Iterable<Finding> {
  if (appEnv !== 'production')
    yield weakSetting(
      'This is a demonstration: its people’s passwords are published, and its mails are read by everyone.',
      'Set APP_ENV=production, with what .env.example asks for then, and an empty DATA_DIR.',
    )
  else if (http.trustProxy === false)
    yield weakSetting(
      'All visitors count as one network, whose limits are soon used up.',
      'Let the proxy add X-Forwarded-For, and set TRUST_PROXY to its address.',
    )
  if (['trace', 'debug', 'silent', 'fatal'].includes(log.level))
    yield weakSetting(`The log is set to ${log.level}.`, 'Leave LOG_LEVEL out: info says what is needed, and no more.')
}

function* checkPlaces({ appEnv, dataFolder, database, storage }: Config, env: NodeJS.ProcessEnv): Iterable<Finding> {
  if (appEnv === 'production' && !isAbsolute(env.DATA_DIR ?? ''))
    yield weakSetting(
      `The data lie in ${dataFolder}, a folder that depends on where the program is started.`,
      'Set DATA_DIR to a whole path, such as /var/lib/reable.',
    )
  const databases = { DATABASE_URL: database.url, DATABASE_DIRECT_URL: database.directUrl }
  for (const [name, url] of Object.entries(databases))
    if (url && isUnencrypted(new URL(url)))
      yield weakSetting(
        'What is said to the database can be read on its way.',
        `Add ?sslmode=verify-full to ${name}, unless the network between is yours alone.`,
      )
  if (storage.bucket && !storage.bucket.endpoint.startsWith('https:'))
    yield weakSetting(
      'What is said to the bucket can be read on its way.',
      'Use an S3_ENDPOINT that begins with https://.',
    )
}

function* checkAddresses({ appEnv, mail }: Config): Iterable<Finding> {
  if (appEnv !== 'production') return
  if (isPlaceholder(organisation.email))
    yield weakSetting(
      `Pages and mails name ${organisation.email}, which is nobody’s address.`,
      'Write your own name and addresses into contract/src/organisation.ts.',
    )
  if (isPlaceholder(mail.volunteers))
    yield weakSetting(
      `Reports go to ${mail.volunteers}, which nobody reads.`,
      'Set VOLUNTEERS_EMAIL to a mailbox that somebody reads every day.',
    )
}

/** Domains that belong to nobody (RFC 2606). */
const isPlaceholder = (address: string) => /\.(example|invalid|test)$/.test(address)

/** True for a database on another machine that is talked to without TLS. */
function isUnencrypted({ hostname, searchParams }: URL): boolean {
  const host = searchParams.get('host') ?? hostname
  const isHere = host.startsWith('/') || ['', 'localhost', '127.0.0.1', '[::1]'].includes(host)
  return !isHere && ['', 'disable', 'allow', 'prefer'].includes(searchParams.get('sslmode') ?? '')
}
