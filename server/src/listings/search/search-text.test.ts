import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../platform/database/testing.ts'
import { hasOnlyStopWords, plainText, searchText } from './search-text.ts'
import { stopWords } from './stop-words.ts'

const { db, close } = await testDatabase()
afterAll(close)

test.each([
  ['Brindlo/quaxter combo', 'Brindlo quaxter combo'],
  ['"transport chair" -wide', '"transport chair" -"wide"'],
  ['café or sturdy', 'café or sturdy'],
  ['and/or walker', 'and walker'],
  ['-floor/ceiling -"pole rail"', '-"floor ceiling" -"pole rail"'],
  ['L-shaped 3-in-1 1.5 1/2 1,500', '"L shaped" "3 in 1" "1 5" "1 2" "1 500"'],

  ['seat(18), <bed>', 'seat 18 bed'],
  ['floor orange', 'floor orange'],
  ['floor/orange', 'floor orange'],
])('%s is looked for as %s', (terms, text) => {
  expect(searchText(terms)).toBe(text)
})

test('a text is read in one form of its letters, without what nobody sees', () => {
  expect(plainText('ｗide\u200b\u00ad cafe\u0301 18½ 6″ ﬁt')).toBe('wide café 18 1⁄2 6" fit')
})

test('exactly the words that the dictionary leaves out are known as such', async () => {
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${[...stopWords, 'walker', 'sit', 'bed']}::text[]) word
    where to_tsvector('reable', word) <> '' or to_tsvector('reable_plain', word) = ''`.execute(db)
  expect(rows.map(({ word }) => word)).toEqual(['walker', 'sit', 'bed'])
  expect(['The', 'äny', 'with a', 'with a bed', '', '?'].map(hasOnlyStopWords)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})
