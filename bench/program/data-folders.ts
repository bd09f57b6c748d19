import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { waitUntilQuiet } from './quiet.ts'
import { benchData, root } from './root.ts'
import { programEnvironment, withProgram } from './start-program.ts'

/** A data folder with the village alone, made at the first use and stored. */
export const villageFolder = (): Promise<string> => createFolder('village', async () => {})

/** A data folder with the village and so many listings more, made at the first use and stored. */
export const listingsFolder = (count: number): Promise<string> =>
  createFolder(`listings-${count}`, (folder) => runCommand(folder, ['make-listings.js', String(count)]))

/** A copy of the village to spoil, in place of an earlier one. */
export const villageCopy = async (name: string): Promise<string> => copyOf(await villageFolder(), name)

/** A copy of a data folder that nobody works with, in place of an earlier one. */
export async function copyOf(dataFolder: string, name: string): Promise<string> {
  const folder = join(benchData, name)
  await rm(folder, { recursive: true, force: true })
  // The database needs the files' owner, and only cp -a preserves it.
  await promisify(execFile)('cp', ['-a', dataFolder, folder])
  return folder
}

/** Runs one of the built commands on a data folder to its end; throws when it fails. */
export async function runCommand(
  dataFolder: string,
  [file = '', ...args]: string[],
  settings: Record<string, string> = {},
): Promise<void> {
  const child = spawn(process.execPath, [join('build/server', file), ...args], {
    cwd: root,
    env: { ...programEnvironment(dataFolder), ...settings },
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${file} ended with code ${code}`)
}

/** Makes a folder unless it is there. A file beside it marks it as complete; without that it is made again. */
async function createFolder(name: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(benchData, name)
  const note = `${folder}.made`
  if (existsSync(note)) return folder
  process.stdout.write(`  making the data folder ${name} …\n`)
  await rm(folder, { recursive: true, force: true })
  await fill(folder)
  await withProgram(folder, ({ pid }) => waitUntilQuiet(pid))
  await writeFile(note, new Date().toISOString())
  return folder
}
