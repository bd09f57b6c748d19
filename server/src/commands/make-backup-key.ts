import { writeFile } from 'node:fs/promises'
import { generateKeyPair, StartError } from '#platform/database'
import { defineCommand, onePath, runAndExit } from './command.ts'

const usage = `
Usage: npm run backup:key -- <file>

Makes the pair of keys of the nightly backups: the private one is written to the file, the public one, for BACKUP_KEY, is printed.
Keep the file away from this machine, in two places. Without it no backup can be read, by nobody.
`

export const makeBackupKeyCommand = defineCommand({
  usage,
  options: {},
  async run({ positionals }, _config, { env, out }) {
    const file = onePath(positionals, 'the file for the private key', env)
    const { identity, recipient } = await generateKeyPair()
    const text = `# public key: ${recipient}\n${identity}\n`
    await writeFile(file, text, { flag: 'wx', mode: 0o600 }).catch((cause: NodeJS.ErrnoException) => {
      const reason =
        cause.code === 'EEXIST' ? 'is there already: no key is ever replaced' : `cannot be written (${cause.code})`
      throw new StartError(`The file ${file} ${reason}.`, { cause })
    })
    out.write(
      `BACKUP_KEY=${recipient}\nThe private key is in ${file}. Keep it away from this machine, in two places.\n`,
    )
    return 0
  },
})

if (import.meta.main) void runAndExit(makeBackupKeyCommand)
