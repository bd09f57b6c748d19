import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commands } from './commands.mjs'

const root = join(import.meta.dirname, '..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

test('npm has every command, and no other', () => {
  const expected = Object.keys(commands).map((name) => [name, `node scripts/run.mjs ${name}`])
  expect(scripts).toEqual(Object.fromEntries(expected))
})

test('every command that documents, settings and programs mention exists', () => {
  const folders = '{docs,server,web,contract,e2e,bench,scripts}/**/*.{md,ts,tsx,mjs}'
  const files = globSync(['*.md', '.env.example', folders], {
    cwd: root,
    exclude: ['**/node_modules/**', 'build/**', 'docs/specification/**', 'scripts/commands.test.mjs'],
  })
  const mentioned = files.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/npm run ([a-z][\w:-]*)/g)].map(
      ([, name]) => `${name} (${path})`,
    ),
  )
  expect(mentioned.length).toBeGreaterThan(10)
  expect(mentioned.filter((mention) => !(mention.split(' ')[0] in commands))).toEqual([])
})

test('what builds and runs the program is installed without what checks and measures it', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const isTool = (name) => packages[`node_modules/${name}`].dev === true
  expect(['node', 'vite', '@react-router/dev', 'fastify', 'react'].filter(isTool)).toEqual([])
  expect(
    ['vitest', '@biomejs/biome', 'oxlint', 'knip', '@sparticuz/chromium', 'lighthouse'].filter((name) => !isTool(name)),
  ).toEqual([])
  const withTools = Object.keys(commands).filter((name) => commands[name].withTools)
  expect(withTools).toEqual(['dev', 'test', 'test:full', 'bench', 'prove', 'pictures', 'mutate'])
})
