import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { filesOf } from './sources.ts'

test('every file has one subject: files stay under 250 lines, tables of data excepted', () => {
  const long = filesOf('{contract,server,web,e2e,bench,scripts}/**/*.{ts,tsx,css,mjs}')
    .filter(({ path }) => !/seeds\/|tables-generated/.test(path))
    .filter(({ text }) => text.split('\n').length > 250)
  expect(long.map(({ path }) => path)).toEqual([])
})

test('a file is found at a glance: at most 25 are flat in a folder', () => {
  const counts = new Map<string, number>()
  for (const { path } of filesOf('{contract,server,web,e2e}/**/*.{ts,tsx,css}'))
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  expect([...counts].filter(([, count]) => count > 25)).toEqual([])
})
