import { expect, test } from 'vitest'
import { FileError } from './notice.ts'
import { fieldNames } from './read-notice.ts'
import { ObjectSplitter, RowReader } from './read-rows.ts'

const failure = (act: () => unknown) => {
  try {
    act()
  } catch (error) {
    return error instanceof FileError ? error.failure : error
  }
  return undefined
}

const [first, second] = ['{"a":"}{][\\"\\\\","b":{"c":[1,{}]}}', '{"ü":"\\\\"}']

test('however its bytes come in, a file is cut into the same objects', () => {
  const bytes = Buffer.from(`\ufeff \r\n[\t${first},\n${second} ]\n`)
  for (const size of [1, 2, 3, 7, bytes.length]) {
    const splitter = new ObjectSplitter()
    const found: string[] = []
    for (let at = 0; at < bytes.length; at += size) found.push(...splitter.split(bytes.subarray(at, at + size)))
    splitter.end()
    expect([size, found]).toEqual([size, [first, second]])
  }
})

test.each<[text: string, why: string | undefined]>([
  ['[]', undefined],
  ['[{}]', undefined],
  ['', 'not_json'],
  [' ', 'not_json'],
  ['{}', 'not_json'],
  ['[1]', 'not_json'],
  ['["a"]', 'not_json'],
  ['[{}] []', 'not_json'],
  ['[{}]]', 'not_json'],
  ['[[{}]]', 'not_json'],
  ['[{}', 'cut_off'],
  ['[{"a":{}', 'cut_off'],
  ['[{"a":"}]', 'cut_off'],
])('a file that reads %j is as it should be, or this is wrong with it: %s', (text, why) => {
  const splitter = new ObjectSplitter()
  expect(
    failure(() => {
      splitter.split(Buffer.from(text))
      splitter.end()
    }),
  ).toBe(why)
})

test('one row has half a megabyte at most', () => {
  const most = 512 * 1024
  expect(failure(() => new ObjectSplitter().split(Buffer.from(`[{"${'x'.repeat(most - 2)}`)))).toBeUndefined()
  expect(failure(() => new ObjectSplitter().split(Buffer.from(`[{"${'x'.repeat(most - 1)}`)))).toBe('not_json')
})

const row = (at: number, { title = 'Rollator', without = '' } = {}) =>
  Object.fromEntries(
    fieldNames.filter((name) => name !== without).map((name) => [name, name === 'Title' ? title : String(at)]),
  )

const readRows = (rows: object[]) => {
  const reader = new RowReader(Date.parse('2026-11-22T00:00:00Z'))
  reader.read(Buffer.from(JSON.stringify(rows)))
  reader.end()
  return reader
}

test('rows are counted, and those about what is passed on here come in lists of 250, in their order', () => {
  const rows = Array.from({ length: 252 }, (_, at) => row(at, { title: at === 3 ? 'Nuts' : 'Rollator' }))
  const reader = readRows(rows)
  const lists = reader.notices.map((list) => JSON.parse(list).map(({ nid }: { nid: string }) => Number(nid)))
  expect([reader.rows, lists.map((list) => list.length)]).toEqual([252, [250, 1]])
  expect(lists.flat()).toEqual(rows.map((_, at) => at).filter((at) => at !== 3))
  expect(readRows([row(1, { title: 'Nuts' })]).notices).toEqual([])
})

test('a field that a tenth of the rows has not is only missing; one that more have not is called something else', () => {
  const lacking = (count: number) =>
    Array.from({ length: 20 }, (_, at) => row(at, at < count ? { without: 'URL' } : {}))
  expect([failure(() => readRows(lacking(2))), failure(() => readRows(lacking(3)))]).toEqual([undefined, 'renamed'])
  expect([failure(() => readRows([])), failure(() => new RowReader(0).read(Buffer.from('[{a}]')))]).toEqual([
    'fewer',
    'not_json',
  ])
})
