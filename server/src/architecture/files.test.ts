import { expect, test } from 'vitest'
import { filesOf } from './sources.ts'

test('every file has one subject: files stay under 300 lines, tables of data excepted', () => {
  const long = filesOf('{contract,server,web,e2e,bench,scripts}/**/*.{ts,tsx,css,mjs}')
    .filter(({ path }) => !/seeds\/|tables-generated|contract\/src\/paths/.test(path))
    .filter(({ text }) => text.split('\n').length > 300)
  expect(long.map(({ path }) => path)).toEqual([])
})
