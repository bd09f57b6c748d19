import { reachServer, StartError, writeBackup } from '#platform/database'
import { createLog } from '#platform/log'
import { openStorage } from '#platform/storage'
import { onePath, runCommand } from './command.ts'
import { formatCount } from './progress.ts'

const usage = `
Usage: npm run backup -- <file>

Writes everything the program keeps, database and pictures, into one file such as backup.tar.gz. The program may be running.
The file replaces one of the same name when it is complete. Keep it as safe as the data: it holds people's addresses.
`

/** PostgreSQL's code for a table that is not there. */
const noSuchTable = '42P01'

await runCommand({
  usage,
  options: {},
  async run({ positionals }, config, stopping) {
    const file = onePath(positionals, 'the file to write')
    const log = createLog(config)
    const server = await reachServer(config, log, { beside: true, stopping })
    try {
      const { rows, objects } = await writeBackup({ open: server, storage: openStorage(config), file, log, stopping })
      process.stdout.write(`Wrote ${formatCount(rows)} rows and ${formatCount(objects)} files of pictures to ${file}\n`)
      return 0
    } catch (error) {
      throw (error as { code?: string }).code === noSuchTable ? nothingThere(error) : error
    } finally {
      await server.release()
    }
  },
})

function nothingThere(cause: unknown): StartError {
  const sentence = 'There is nothing to back up: the program has not run on this database yet.'
  return new StartError(sentence, { cause })
}
