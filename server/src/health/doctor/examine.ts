import { resolveMx, resolveTxt } from 'node:dns/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { systemClock } from '#platform/clock'
import type { Config } from '#platform/config'
import { openUnchanged, StartError } from '#platform/database'
import { createLog } from '#platform/log'
import type { MailNames } from '#platform/mail'
import { openStorage } from '#platform/storage'
import { broken, type Finding } from '../finding.ts'
import { judgeDisk } from '../state/judge-state.ts'
import { readDisk } from '../state/read-state.ts'
import { checkAddress } from './check-address.ts'
import { checkDatabase, type RefuseVillage } from './check-database.ts'
import { checkFiles } from './check-files.ts'
import { checkLetter, checkMailRecords } from './check-mail-out.ts'
import { checkSettings } from './check-settings.ts'
import { checkVersion } from './check-versions.ts'

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
