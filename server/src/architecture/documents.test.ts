import { existsSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { filesOf } from './sources.ts'

const root = join(import.meta.dirname, '../../..')

// What the specification and the record of releases say of other days stays as it was.
const documents = filesOf('{*,docs/**/*,bench/**/*}.md').filter(
  ({ path }) => !/^docs\/specification\/|^CHANGELOG\.md$/.test(path),
)

/** The targets of links, and texts between backticks that begin like a path of ours. */
const links = /\]\((?!https?:|mailto:|#|\/)([^)\s#]+)/g
const paths = /`((?:contract|server|web|e2e|bench|scripts|docs)\/[^`\s]*)`/g

const isThere = (path: string) => existsSync(join(root, path)) || globSync(path, { cwd: root }).length > 0

test('every file that a document names is there', () => {
  const references = documents.flatMap(({ path, text }) => [
    ...[...text.matchAll(links)].map(([, to = '']) => ({ path, to: join(dirname(path), decodeURI(to)) })),
    ...[...text.matchAll(paths)].map(([, to = '']) => ({ path, to })),
  ])
  expect(references.length).toBeGreaterThan(100)
  expect(references.filter(({ to }) => !isThere(to)).map(({ path, to }) => `${path}: ${to}`)).toEqual([])
})
