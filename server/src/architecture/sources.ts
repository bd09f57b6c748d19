import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const root = join(import.meta.dirname, '../../..')

export type Source = { path: string; text: string }

/** The project's files of a pattern, by their path from its root. */
export const filesOf = (pattern: string): Source[] =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/build/**', '**/.react-router/**'] })
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

/** Whether only tests use a file. */
export const isTest = ({ path }: Source): boolean => /\.test\.tsx?$|\/testing[^/]*\.ts$/.test(path)

const specifiers = /(?:\bfrom\s+|\bimport\s*\(?\s*)'([^'\s]+)'/g

/** Returns the imports of a file: for the project's own files the path from its root, for all else the name as it is written. */
export const importsOf = ({ path, text }: Source): string[] =>
  [...text.matchAll(specifiers)].map(([, name = '']) =>
    name.startsWith('.') ? normalize(join(dirname(path), name)) : name,
  )
