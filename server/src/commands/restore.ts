import { readFile } from 'node:fs/promises'
import { closeAgain, closeAgainLater } from '#backups'
import type { Config } from '#platform/config'
import { backupFile, reachServer, readBackup, StartError } from '#platform/database'
import { createLog } from '#platform/log'
import { unlessStopped } from '#platform/stopping'
import { openStorage } from '#platform/storage'
import { startServices, stop } from '../program.ts'
import { type Call, defineCommand, onePath, pathAt, runAndExit } from './command.ts'
import { formatCount } from './progress.ts'

const usage = `
Usage: npm run restore -- <file> [--key <file>]

Puts what npm run backup has written into a place that is empty: the data folder of DATA_DIR, or the database of
DATABASE_URL. The program must not be running there. All of the database is restored, or nothing of it.

  --key <file>   the file of the private key, for a backup that is encrypted (.age)

Who closed their account since the backup was made is closed again, by the list that lies at BACKUP_TO.
`

const noList =
  'BACKUP_TO is not set, so there is no list of the accounts that were closed since this backup: close those again that you know of.\n'

export const restoreCommand = defineCommand({
  usage,
  options: { key: { type: 'string' } },
  async run({ positionals, values: { key } }, config, call) {
    const { env, out, stopping } = call
    const file = onePath(positionals, 'the backup to restore', env)
    const from = backupFile(file, key && (await readKey(pathAt(key, env))))
    const log = createLog(config)
    const server = await reachServer(config, log, { stopping })
    const services = { log, config, server }
    try {
      const request = { roles: server.roles, storage: openStorage(config), from, log, complete: closeAgainLater }
      const { rows, objects, manifest } = await unlessStopped(readBackup(request), stopping)
      out.write(`Restored ${formatCount(rows)} rows and ${formatCount(objects)} files of pictures from ${file}\n`)
      await closeNow(services, new Date(manifest.made_at), call)
      return 0
    } finally {
      await server.release()
    }
  },
})

type Services = { config: Config; log: ReturnType<typeof createLog>; server: Awaited<ReturnType<typeof reachServer>> }

async function closeNow({ config, log, server }: Services, since: Date, { out, stopping }: Call): Promise<void> {
  // The database is released by whoever reached it.
  const reaching = Promise.resolve({ ...server, release: async () => {} })
  const services = await startServices(config, log, { stopping, reaching })
  try {
    const closed = await closeAgain(services.ctx, since)
    out.write(closed === undefined ? noList : `Closed ${formatCount(closed)} accounts again that were closed since.\n`)
  } finally {
    await stop({ services })
  }
}

async function readKey(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    throw new StartError(`The key ${path} cannot be read (${cause.code}).`, { cause })
  })
  const [key] = /^AGE-SECRET-KEY-1[A-Z0-9]+$/m.exec(text) ?? []
  if (key) return key
  throw new StartError(`The file ${path} holds no private key of age: AGE-SECRET-KEY-1…`)
}

if (import.meta.main) void runAndExit(restoreCommand)
