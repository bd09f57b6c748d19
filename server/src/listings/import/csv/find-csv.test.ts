import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { folderWith } from '../testing.ts'
import { findCsv } from './find-csv.ts'

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

async function folderOf(...names: string[]): Promise<string> {
  const folder = await folderWith(Object.fromEntries(names.map((name) => [name, ''])))
  await mkdir(join(folder, 'old.csv'))
  folders.push(folder)
  return folder
}

test.each([
  ['stuff.tsv', 'stuff.tsv', 'a.csv.bak'],
  ['Canes.CSV', 'Canes.CSV', 'photo.jpg'],
  ['Listings.csv', 'a.csv', 'Listings.csv', 'z.csv'],
])('%s is the list in a folder of %s and %s', async (list, ...names) => {
  const folder = await folderOf(...names)
  expect(await findCsv(folder)).toBe(join(folder, list))
})

test('of several lists the right one has to be named, and of none it is said', async () => {
  const several = await folderOf('b.csv', 'a.csv')
  await expect(findCsv(several)).rejects.toThrow(
    `There are several CSV files in ${several}: a.csv, b.csv. Name the right one listings.csv.`,
  )
  const none = await folderOf('photo.jpg')
  await expect(findCsv(none)).rejects.toThrow(`There is no CSV file in ${none}.`)
  await expect(findCsv(join(none, 'gone'))).rejects.toThrow('There is no folder ')
  await expect(findCsv(join(none, 'photo.jpg'))).rejects.toThrow('is no folder that can be read.')
})
