import { expect, test } from 'vitest'
import { rowNow } from './import-rows.tsx'
import type { ImportRow } from './load-imports.ts'

const row: ImportRow = {
  ...{ number: 6, version: 2, title: 'Raised toilet seat', state: 'waiting', listing_id: null },
  ...{ missing_photos: ['toilet-seat.jpg'], fields: [], errors: [] },
}
const counts = { wrong: 0, waiting: 0, ready: 0, queued: 0, in: 0, there: 0 }

test.each([
  ['waits while one waits', { waiting: 1, in: 6 }, 'waiting'],
  ['is ready once its photo came', { ready: 7 }, 'ready'],
  ['is on the way', { queued: 1, in: 6 }, 'queued'],
  ['is on the list with the others', { in: 7 }, 'in'],
] as const)('a row that was mended %s', (_, some, state) => {
  expect(rowNow(row, { ...counts, ...some })).toMatchObject({
    state,
    missing_photos: state === 'waiting' ? row.missing_photos : [],
  })
})

test('a row that is still wrong stays so', () => {
  expect(rowNow({ ...row, state: 'wrong' }, { ...counts, in: 7 }).state).toBe('wrong')
})
