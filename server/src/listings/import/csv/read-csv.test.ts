import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { folderWith } from '../testing.ts'
import { fileSource } from './csv-text.ts'
import { readCsv } from './read-csv.ts'

const folder = await folderWith({})
afterAll(() => rm(folder, { recursive: true }))

const names = ['title', 'description', 'price', 'type', 'condition', 'place', 'photos']

async function read(content: string | Buffer) {
  await writeFile(join(folder, 'x.csv'), content)
  const file = await readCsv(fileSource(join(folder, 'x.csv')))
  return { ...file, cells: (await Array.fromAsync(file.rows())).map(({ cells }) => cells) }
}

const row = ['Café chair', '“Old” – but good; or, fine', '10', 'Cane', 'Good', 'Burnaby', 'a.jpg']
const written = (delimiter: string) =>
  `${names.join(delimiter)}\r\n${row.map((cell) => `"${cell}"`).join(delimiter)}\r\n`

test('letters that are cut in half by the pieces of a file are whole', async () => {
  const file = await read(`${names.join(',')}\n${`é${'é,'.repeat(7)}\n`.repeat(6_000)}`)
  expect(file.encoding).toBe('utf-8')
  expect(new Set(file.cells.flat())).toEqual(new Set(['éé', 'é', '']))
})

test('a missing column is named, and one that is there twice', async () => {
  await expect(read('title,description,type,condition,photos\n')).rejects.toThrow(
    'These columns are missing in x.csv: “price”, “place”.',
  )
  await expect(read(`${names.join(',')},Location\n`)).rejects.toThrow(
    'x.csv has two columns for “place”. Name each column once, as the empty sheets do.',
  )
  await expect(read(`${names.slice(1).join(',')}\n`)).rejects.toThrow('This column is missing in x.csv: “title”.')
  await expect(read('\n\n')).rejects.toThrow('The file x.csv is empty.')
})

test.each([
  ['a workbook of Excel', 'PK\x03\x04'],
  ['a workbook of Excel', Buffer.from('d0cf11e0a1b1', 'hex')],
  ['a PDF document', '%PDF-1.7'],
  ['a web page', '\ufeff\n<!doctype html>'],
  ['a JSON file', '[{"title": "Cane"}]'],
])('%s that is called a CSV file is refused by its kind', async (kind, content) => {
  await expect(read(content)).rejects.toThrow(new RegExp(`^x\\.csv is ${kind}.*save it as “CSV UTF-8”`))
})

test('a row’s number is the one that a spreadsheet program shows, below a title and a line that names the separator', async () => {
  const numbersOf = async (content: string) => {
    const { rows, total } = await readCsv({
      name: 'x.csv',
      bytes: async function* () {
        yield Buffer.from(content)
      },
    })
    return [total, (await Array.fromAsync(rows())).map(({ number }) => number)]
  }
  expect(await numbersOf(`Our shed\n\n${written(',')}`)).toEqual([1, [4]])
  for (const line of ['sep=;', 'SEP=;', '"sep=;"', 'sep=;;;;'])
    expect(await numbersOf(`${line}\r\n${written(';')}`)).toEqual([1, [2]])
})

test('an error far down in the file is known before the first row is used', async () => {
  await expect(read(`${names.join(',')}\n${'a,b,1,c,d,e,f\n'.repeat(50)}"no end`)).rejects.toThrow('Row 52 of the file')
})
