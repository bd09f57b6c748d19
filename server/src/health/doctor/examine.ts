import { resolveMx, resolveTxt } from 'node:dns/promises'
import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { day, systemClock } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Context } from '#platform/context'
import { type OpenDatabase, onlyRow, openUnchanged, StartError } from '#platform/database'
import { createLog } from '#platform/log'
import { checkMail, type MailNames, sendTestMail } from '#platform/mail'
import { openStorage } from '#platform/storage'
import { broken, type Finding, good, weak } from '../finding.ts'
import { judgeDisk, judgeState } from '../state/judge-state.ts'
import { readDisk, readState } from '../state/read-state.ts'
import { checkAddress, judgeClock } from './check-address.ts'
import { checkSettings } from './check-settings.ts'

export type Asked = {
  env: NodeJS.ProcessEnv
  refuseVillage: RefuseVillage
  /** The DKIM selector that the mail server signs with. */
  selector?: string | undefined
  /** Where a test letter goes. */
  letter?: string | undefined
  stopping?: AbortSignal
  names?: MailNames
}

/** Looks at everything that a place for real people needs, and changes nothing. The database is started if it does not run. */
export async function examine(config: Config, asked: Asked): Promise<Finding[]> {
  const { env, selector, letter, names = { resolveMx, resolveTxt } } = asked
  const now = () => systemClock.now()
  const found = await Promise.all([
    checkSettings(config, env),
    checkFiles(config),
    [checkVersion('Node', process.versions.node, now())],
    checkReachedDatabase(config, asked),
    checkAddress(config, now),
    checkMailRecords(config, { selector, names }),
    letter ? checkLetter(config, letter, now()).then((finding) => [finding]) : [],
  ])
  return found.flat()
}

async function checkReachedDatabase(config: Config, { refuseVillage, stopping }: Asked): Promise<Finding[]> {
  // What goes wrong is a finding; a line of the log would stand between them.
  const log = createLog({ log: { level: 'silent' } })
  if (!config.database.url && !existsSync(join(config.dataFolder, 'postgres', 'cluster')))
    return [
      broken('database', `There is no database in ${config.dataFolder} yet.`, 'Start the program once: it makes one.'),
    ]
  try {
    const database = await openUnchanged(config, log, { beside: true, ...(stopping && { stopping }) })
    const { db, publicData } = database
    const ctx = { config, db, publicData, clock: systemClock, storage: openStorage(config), log }
    try {
      return await checkDatabase(ctx, database, refuseVillage)
    } finally {
      await database.close()
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    const advice = 'Look at DATABASE_URL and DATABASE_DIRECT_URL, or at DATA_DIR where there is none.'
    // Its disk is looked at all the same: a full one is often why.
    const disk = await readDisk(config.dataFolder).catch(() => undefined)
    return [broken('database', error.message, advice), ...(disk ? [judgeDisk({ disk })] : [])]
  }
}

/** Refuses with a StartError where the demonstration’s people are in the database. */
type RefuseVillage = (ctx: Context) => Promise<void>

/** What the database says of itself, and of how the place does. */
export async function checkDatabase(
  ctx: Context,
  database: OpenDatabase,
  refuseVillage: RefuseVillage,
): Promise<Finding[]> {
  const { version, now } = await readServer(ctx)
  const found = [
    checkVersion('PostgreSQL', version, ctx.clock.now()),
    ...(ctx.config.database.url ? [judgeClock(now, ctx.clock.now(), 'The database')] : []),
  ]
  if (!(await database.ready()))
    return [
      ...found,
      broken(
        'migrations',
        'The database is not as this version of the program needs it.',
        'Start the program once: it brings the database up to date by itself. Its log says why if it does not.',
      ),
    ]
  const current = good('migrations', 'The database is up to date.')
  return [
    ...found,
    current,
    ...(await checkVillage(ctx, refuseVillage)),
    ...judgeState(await readState(ctx), ctx.config.appEnv === 'production'),
  ]
}

/** In a demonstration its people belong there. */
async function checkVillage(ctx: Context, refuseVillage: RefuseVillage): Promise<Finding[]> {
  if (ctx.config.appEnv !== 'production') return []
  try {
    await refuseVillage(ctx)
    return [good('demonstration', 'No account of the demonstration is in here.')]
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return [broken('demonstration', 'Accounts of the demonstration are in here.', error.message)]
  }
}

/** Whom the files let in that hold people’s data or secrets, and whom the program runs as. */
export async function checkFiles(config: Config, folder = process.cwd()): Promise<Finding[]> {
  const { dataFolder } = config
  const secrets = [join(dataFolder, 'postgres', 'password'), resolve(folder, '.env')]
  const found = [
    await checkFolder(dataFolder),
    ...(await Promise.all([join(dataFolder, 'pictures'), join(dataFolder, 'outbox')].map(checkContents))),
    ...(await Promise.all(secrets.map(checkSecret))),
    await checkUser(dataFolder),
  ].filter((finding) => finding !== undefined)
  return found.length ? found : [good('files', 'Nobody else on this machine can read data or secrets.')]
}

async function checkFolder(path: string): Promise<Finding | undefined> {
  const mode = await modeOf(path)
  if (mode === undefined)
    return broken(
      'files',
      `There is no data folder ${path}.`,
      'Look at DATA_DIR; the program makes it at its first start.',
    )
  // To pass through is what PostgreSQL's own user needs.
  if (mode & 0o066) return openTo(path, 'go-rw')
  return undefined
}

async function checkContents(path: string): Promise<Finding | undefined> {
  const mode = await modeOf(path)
  return mode !== undefined && mode & 0o007 ? openTo(path, 'o-rwx') : undefined
}

async function checkSecret(path: string): Promise<Finding | undefined> {
  const mode = await modeOf(path)
  if (mode === undefined || !(mode & 0o077)) return undefined
  return broken('files', `Others on this machine may read the secrets in ${path}.`, `Close it: chmod go-rwx ${path}`)
}

const openTo = (path: string, change: string) =>
  weak('files', `Others on this machine may look into ${path}.`, `Close it: chmod ${change} ${path}`)

/** Whoever made the folder is whom the program runs as. */
async function checkUser(dataFolder: string): Promise<Finding | undefined> {
  const owner = await stat(dataFolder).catch(() => undefined)
  if (owner?.uid !== 0) return undefined
  return weak(
    'files',
    'The program runs as root, who may do everything on this machine.',
    'Run the program as a user of its own, as docs/running.md says.',
  )
}

const modeOf = async (path: string): Promise<number | undefined> => (await stat(path).catch(() => undefined))?.mode

/** What is missing for mail to go out and to come in, as `npm run mail:check` says it. */
export async function checkMailRecords(
  config: Config,
  asked: { selector: string | undefined; names: MailNames },
): Promise<Finding[]> {
  const found = await checkMail(config, asked)
  return found.map(({ good: isGood, sentence }) => {
    // Nothing is missing where nobody wants it.
    if (!config.mailIn && sentence.startsWith('No mail comes in'))
      return good('mails', 'No mail comes in: answers are written on the page.')
    const [what = '', ...advice] = sentence.split(/(?<=[:?]) /)
    return isGood ? good('mails', sentence) : weak('mails', what.replace(/:$/, '.'), capitalized(advice.join(' ')))
  })
}

/** Sends a test letter, and says whether the mail server took it. */
export async function checkLetter(config: Config, to: string, now: Date): Promise<Finding> {
  const handover = await sendTestMail(config, to, now)
  const where = config.mail.smtp?.host ?? 'the outbox'
  if (handover.end === 'sent')
    return good('mails', `A test letter went to ${to} by ${where}. Look whether it arrives, and not among the spam.`)
  return broken(
    'mails',
    `A test letter did not go out by ${where}: ${handover.reason}.`,
    'Look at SMTP_URL and MAIL_FROM, and whether this machine may reach that port.',
  )
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Until when a version is mended, by its first number: endoflife.date, November 2026. */
const ends: Record<'Node' | 'PostgreSQL', Record<number, string>> = {
  Node: { 22: '2027-04-30', 24: '2028-04-30', 26: '2029-04-30' },
  PostgreSQL: { 15: '2027-11-11', 16: '2028-11-09', 17: '2029-11-08', 18: '2030-11-14' },
}

const warnedBefore = 180 * day

/** Whether a program is one that is still looked after. `version` is like "24.21.0" or "18.4". */
export function checkVersion(name: 'Node' | 'PostgreSQL', version: string, now: Date): Finding {
  const major = Number.parseInt(version, 10)
  const known = ends[name]
  const end = known[major]
  const advice = `Move to a newer ${name}, as docs/running.md says under Upgrade.`
  if (end === undefined && major > Math.max(...Object.keys(known).map(Number)))
    return good('versions', `${name} is ${version}, newer than this program knows.`)
  if (end === undefined || Date.parse(end) < now.getTime())
    return broken('versions', `${name} ${version} gets no more repairs, not even of security.`, advice)
  if (Date.parse(end) - now.getTime() < warnedBefore)
    return weak('versions', `${name} ${version} gets repairs until ${end} alone.`, advice)
  return good('versions', `${name} is ${version}, which gets repairs until ${end}.`)
}

/** Returns the version of the database's server, such as "18.4", and what time it is there. */
async function readServer({ db }: Context): Promise<{ version: string; now: Date }> {
  const { rows } = await sql<{ version: string; now: Date }>`
    select split_part(current_setting('server_version'), ' ', 1) as version, clock_timestamp() as now`.execute(db)
  return onlyRow(rows)
}
