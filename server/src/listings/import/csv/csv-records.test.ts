import { isBlank } from '@reable/contract/listings/rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRecords } from './csv-records.ts'

async function* pieces(text: string, length: number) {
  const letters = [...text]
  for (let at = 0; at < letters.length; at += length) yield letters.slice(at, at + length).join('')
}

const read = (text: string, delimiter = ',', length = 1_000) =>
  Array.fromAsync(parseRecords(pieces(text, length), delimiter))

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

const letters = fc.constantFrom('a', 'Z', '"', ',', ';', '\t', '\n', '\r\n', '\r', ' ', '=', '\0', 'é', '中', '🦽', "'")
const cell = fc.array(letters, { maxLength: 8 }).map((parts) => parts.join(''))
const row = fc.array(cell, { minLength: 1, maxLength: 5 }).filter((cells) => !cells.every(isBlank))

test('what was written as CSV is read as it was, whatever its delimiter, line ends and pieces', async () => {
  const files = fc.record({
    rows: fc.array(row, { minLength: 1, maxLength: 6 }),
    delimiter: fc.constantFrom(',', ';', '\t'),
    lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
    length: fc.integer({ min: 1, max: 9 }),
  })
  await fc.assert(
    fc.asyncProperty(files, async ({ rows, delimiter, lineEnd, length }) => {
      const text = rows.map((cells) => cells.map(quoted).join(delimiter)).join(lineEnd)
      const expected = rows.map((cells, index) => ({ number: index + 1, cells }))
      expect(await read(text, delimiter, length)).toEqual(expected)
    }),
    { numRuns: 150 },
  )
})

test('any text at all is read or refused in a sentence', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(letters, { maxLength: 60 }), fc.integer({ min: 1, max: 9 }), async (parts, length) => {
      const outcome = await read(parts.join(''), ',', length).catch((error) => error)
      if (!Array.isArray(outcome)) expect(outcome.message).toMatch(/^Row \d+ of the file /)
    }),
    { numRuns: 150 },
  )
})

test('rows have the numbers that a spreadsheet shows: empty ones count, lines inside a cell do not', async () => {
  const rows = await read('a,b\n\n1,"two\r\nlines"\n,\n2,x\n')
  expect(rows).toEqual([
    { number: 1, cells: ['a', 'b'] },
    { number: 3, cells: ['1', 'two\r\nlines'] },
    { number: 5, cells: ['2', 'x'] },
  ])
})

test('a quotation mark that is never closed is reported with its row', async () => {
  await expect(read('a,b\n1,2\n3,"4\n5,6\n7,8')).rejects.toThrow(/^Row 3 of the file has no end/)
})
