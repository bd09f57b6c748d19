import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '#platform/config'
import { broken, type Finding, good, weak } from '../finding.ts'

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
