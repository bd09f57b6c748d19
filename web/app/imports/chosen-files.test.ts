import { expect, test } from 'vitest'
import { type ChosenFile, sheetError, sortFiles } from './chosen-files.ts'

const files = (...paths: string[]): ChosenFile[] =>
  paths.map((path) => ({ path, file: new File([], path.slice(path.lastIndexOf('/') + 1)) }))
const photosOf = (...paths: string[]) => [...sortFiles(files(...paths)).photos.keys()]
const errorOf = (...paths: string[]) => sheetError(sortFiles(files(...paths)))

test('photos have the names by which the sheet beside them calls them', () => {
  expect(photosOf('shed/list.csv', 'shed/cane.jpg', 'shed/photos/Ramp.PNG', 'shed/notes.txt')).toEqual([
    'cane.jpg',
    'photos/Ramp.PNG',
  ])
  expect(photosOf('list.csv', 'cane.jpeg')).toEqual(['cane.jpeg'])
})

test('photos that are brought later have the names from their folder on', () => {
  expect(photosOf('shed/cane.jpg', 'shed/photos/ramp.png')).toEqual(['cane.jpg', 'photos/ramp.png'])
  expect(photosOf('cane.jpg')).toEqual(['cane.jpg'])
})

test('there is one sheet, or it is said in words why not', () => {
  expect(errorOf('shed/Listings.csv', 'shed/old.csv')).toBeUndefined()
  expect(errorOf('a.csv', 'b.csv')).toContain('There is more than one sheet: a.csv, b.csv.')
  expect(errorOf('Shed.xlsx', 'cane.jpg')).toContain('Shed.xlsx is a file of a spreadsheet program.')
  expect(errorOf('cane.jpg')).toContain('There is no sheet among these files.')
})
