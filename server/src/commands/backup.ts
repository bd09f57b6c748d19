import { makeBackup } from '#backups'
import type { Config } from '#platform/config'
import { reachServer, StartError, writeBackup } from '#platform/database'
import { createLog } from '#platform/log'
import { openStorage } from '#platform/storage'
import { startServices, stop } from '../program.ts'
import { type Call, defineCommand, onePath, runAndExit, UsageError } from './command.ts'
import { formatCount } from './progress.ts'

const usage = `
Usage: npm run backup -- [file]

Writes everything the program keeps, database and pictures, into one file such as backup.tar.gz. The program may be running.
The file replaces one of the same name when it is complete. Keep it as safe as the data: it holds people's addresses.

Without a file it makes the backup of the night now: at BACKUP_TO, encrypted to BACKUP_KEY, and tried.
`

/** PostgreSQL's code for a table that is not there. */
const noSuchTable = '42P01'

export const backupCommand = defineCommand({
  usage,
  options: {},
  async run({ positionals }, config, call) {
    if (!positionals.length) return makeNow(config, call)
    const { env, out, stopping } = call
    const file = onePath(positionals, 'the file to write', env)
    const log = createLog(config)
    const server = await reachServer(config, log, { beside: true, stopping })
    try {
      const { rows, objects } = await writeBackup({ open: server, storage: openStorage(config), file, log, stopping })
      out.write(`Wrote ${formatCount(rows)} rows and ${formatCount(objects)} files of pictures to ${file}\n`)
      return 0
    } catch (error) {
      throw (error as { code?: string }).code === noSuchTable ? nothingThere(error) : error
    } finally {
      await server.release()
    }
  },
})

async function makeNow(config: Config, { out, stopping }: Call): Promise<number> {
  if (!config.backups) throw new UsageError('Name the file to write, or set BACKUP_TO and BACKUP_KEY.')
  const services = await startServices(config, undefined, { beside: true, stopping })
  try {
    const name = await makeBackup(services.ctx, services.database, stopping)
    out.write(`Wrote ${name}, restored it elsewhere and found it equal.\n`)
    return 0
  } finally {
    await stop({ services })
  }
}

function nothingThere(cause: unknown): StartError {
  const sentence = 'There is nothing to back up: the program has not run on this database yet.'
  return new StartError(sentence, { cause })
}

if (import.meta.main) void runAndExit(backupCommand)
