import { expect, test } from 'vitest'
import { importsOperations } from './operations.ts'
import { importDays } from './rules.ts'

const { createImport, changeImportRow, addImportPhotos, setImportPhoto, listImportRows, listMissingPhotos } =
  importsOperations

test('a file of two million bytes is taken, under a name of 250 characters, and kept for 30 days', () => {
  const bytes = (count: number) => Buffer.alloc(count).toString('base64')
  const isTaken = (file_name: string, content: string) => createImport.body.safeParse({ file_name, content }).success
  expect([isTaken('x'.repeat(250), bytes(2_000_000)), isTaken('x'.repeat(251), '')]).toEqual([true, false])
  expect(createImport.body.safeParse({ file_name: 'a.csv', content: bytes(2_000_004) }).error?.issues[0]?.message).toBe(
    'This file is larger than 2 MB. Please cut it into several files, of 2,000 rows at most.',
  )
  expect(importDays).toBe(30)
})

test('a cell that is mended has at most 10,000 characters, and its column a name of 200', () => {
  const errorOf = (column: string, cell: string) =>
    changeImportRow.body.safeParse({ version: 1, cells: { [column]: cell } }).error?.issues[0]?.message
  expect(errorOf('x'.repeat(200), 'x'.repeat(10_000))).toBeUndefined()
  expect(errorOf('title', 'x'.repeat(10_001))).toBe('Use at most 10,000 characters')
  expect(errorOf('x'.repeat(201), 'x')).toBeDefined()
})

test('a thousand photos are named at a time, each by at most 250 characters', () => {
  const isTaken = (names: string[]) => addImportPhotos.body.safeParse({ names }).success
  expect([isTaken(Array(1_000).fill('a.jpg')), isTaken(Array(1_001).fill('a.jpg'))]).toEqual([true, false])
  expect([isTaken(['x'.repeat(250)]), isTaken(['x'.repeat(251)]), isTaken(['x']), isTaken([''])]).toEqual([
    ...[true, false, true, false],
  ])
  const isSet = (signed_id: string) => setImportPhoto.body.safeParse({ name: 'a.jpg', signed_id }).success
  expect([isSet('x'.repeat(200)), isSet('x'.repeat(201))]).toEqual([true, false])
})

test('rows and missing photos are read from the first, unless it is said after which', () => {
  const rowsAfter = (after?: string) => listImportRows.query.parse({ after })
  expect(rowsAfter()).toEqual({ show: 'all', after: 0 })
  expect(['0', '1', '2147483647', '2147483648', '-1', 'x'].map((after) => rowsAfter(after).after)).toEqual([
    ...[0, 1, 2_147_483_647, 0, 0, 0],
  ])
  expect(['0', '7', '-1', 'x'].map((after) => listMissingPhotos.query.parse({ after }).after)).toEqual([0, 7, 0, 0])
})
