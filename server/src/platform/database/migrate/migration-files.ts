import { existsSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The numbered files of server/migrations, in their order, by name without ending. */
export async function findMigrations(): Promise<{ folder: string; names: string[] }> {
  const folder = join(projectRoot(), 'server', 'migrations')
  const files = await readdir(folder)
  const names = files.filter((file) => file.endsWith('.sql')).map((file) => file.slice(0, -'.sql'.length))
  return { folder, names: names.sort() }
}

/** The program runs from its sources or from build/: both lie somewhere under the folder that is named in package.json. */
export function projectRoot(from: string = import.meta.dirname): string {
  const description = join(from, 'package.json')
  if (existsSync(description) && JSON.parse(readFileSync(description, 'utf8')).name === 'reable') return from
  if (dirname(from) === from) throw new Error('The folder of the project cannot be found.')
  return projectRoot(dirname(from))
}
