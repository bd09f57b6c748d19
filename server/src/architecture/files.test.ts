import { expect, test } from 'vitest'
import { filesOf } from './sources.ts'

test('no room has several people in it: files stay under 250 lines, tables of data excepted', () => {
  const long = filesOf('{contract,server,web,e2e,bench,scripts}/**/*.{ts,tsx,css,mjs}')
    .filter(({ path }) => !/seeds\/|tables-generated/.test(path))
    .filter(({ text }) => text.split('\n').length > 250)
  expect(long.map(({ path }) => path)).toEqual([])
})
