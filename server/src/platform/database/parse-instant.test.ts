import fc from 'fast-check'
import pg from 'pg'
import { expect, test } from 'vitest'
import { parseInstant } from './connection.ts'

const parse = pg.types.getTypeParser(1184, 'text') as (text: string) => Date | number

test('times are read as the driver reads them, with any number of digits behind the second', () => {
  const noInvalidDate = {
    min: new Date('1000-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59Z'),
    noInvalidDate: true,
  }
  fc.assert(
    fc.property(fc.date(noInvalidDate), fc.stringMatching(/^(\.\d{1,6})?$/), (date, fraction) => {
      const text = `${date.toISOString().slice(0, 19).replace('T', ' ')}${fraction}+00`
      expect(parseInstant(text)).toEqual(parse(text))
    }),
  )
})

test.each([
  '0044-03-15 12:00:00+00',
  '0044-03-15 12:00:00+00 BC',
  '12026-11-20 12:00:00+00',
  '2026-11-20 12:00:00.5-07',
  'infinity',
])('%s is left to the driver', (text) => {
  expect(parseInstant(text)).toEqual(parse(text))
})
