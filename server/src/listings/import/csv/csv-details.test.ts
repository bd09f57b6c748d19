import { expect, test } from 'vitest'
import { readHeader } from './csv-columns.ts'
import { digestOfRow } from './csv-row.ts'

const digest = (header: string, row: string) =>
  digestOfRow({ number: 2, cells: row.split(';') }, readHeader(header.split(';'), 'a.csv'))

test('a row without a reference is known by what it says, in whatever order its columns stand', () => {
  const usual = digest(
    'title;description;price;type;condition;place;photos;Tip',
    'Cane;Oak;10;Cane;Good;Delta;a.jpg;Single',
  )
  expect(usual).toMatch(/^row [0-9a-f]{32}$/)
  const turned = 'Tip;reference;photos;place;condition;type;price;description;title;Brand'
  expect(digest(turned, 'Single;x1;a.jpg;Delta;Good;Cane;10;Oak;Cane;')).toBe(usual)
  expect(digest(turned, 'Single;x2;a.jpg;Delta;Good;Cane;10;Oak;Cane; ')).toBe(usual)
  for (const other of ['Tripod;;a.jpg;Delta;Good;Cane;10;Oak;Cane;', 'Single;;a.jpg;Delta;Good;Cane;10;Oak;Cane;Abc'])
    expect(digest(turned, other)).not.toBe(usual)
})
