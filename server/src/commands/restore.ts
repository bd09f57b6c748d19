import { reachServer, readBackup } from '#platform/database'
import { createLog } from '#platform/log'
import { unlessStopped } from '#platform/stopping'
import { openStorage } from '#platform/storage'
import { onePath, runCommand } from './command.ts'
import { formatCount } from './progress.ts'

const usage = `
Usage: npm run restore -- <file>

Puts what npm run backup has written into a place that is empty: the data folder of DATA_DIR, or the database of
DATABASE_URL. The program must not be running there. All of the database is restored, or nothing of it.
`

await runCommand({
  usage,
  options: {},
  async run({ positionals }, config, stopping) {
    const file = onePath(positionals, 'the backup to restore')
    const log = createLog(config)
    const server = await reachServer(config, log, { stopping })
    try {
      const request = { roles: server.roles, storage: openStorage(config), file, log }
      const { rows, objects } = await unlessStopped(readBackup(request), stopping)
      process.stdout.write(
        `Restored ${formatCount(rows)} rows and ${formatCount(objects)} files of pictures from ${file}\n`,
      )
      return 0
    } finally {
      await server.release()
    }
  },
})
