import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

/** Files below the folders, by their paths from the root. */
export function filesIn(folders: string[], isMeant: (path: string) => boolean): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((path) => isMeant(path) && !path.includes('node_modules'))
    .sort()
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** Of the server and the contract all but tests, what helps them (all of `architecture` does), and what is generated or starts a process alone. */
export const isMutated = (path: string) =>
  /\.tsx?$/.test(path) &&
  !isTest(path) &&
  !/(^|\/)testing|^server\/src\/architecture\/|\.d\.ts$|-generated\.ts$|(^|\/)(main|dev|dev-program)\.ts$/.test(path)

export const mutatedFiles = (paths: string[]): string[] =>
  filesIn(['server/src', 'contract/src'], isMutated).filter(
    (file) => !paths.length || paths.some((path) => file.startsWith(path)),
  )

export const testFiles = (): string[] => filesIn(['server', 'contract/src', 'web/app'], isTest)

const built = /\b(startBuilt|startCommand)\b|build\/server/

/** Returns whether a test starts programs from `build/`: they have to be built anew before it can notice a change. */
export const startsBuilt = (test: string): boolean => built.test(readFileSync(join(root, test), 'utf8'))
