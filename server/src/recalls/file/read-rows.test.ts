import { expect, test } from 'vitest'
import { FileError } from './notice.ts'
import { ObjectSplitter } from './read-rows.ts'

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
