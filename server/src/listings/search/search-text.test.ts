import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../platform/database/testing.ts'
import { withoutTimeLimit } from '../../platform/database/testing-time.ts'
import { hasOnlyStopWords, plainText, searchText } from './search-text.ts'
import { stopWords } from './stop-words.ts'

const { db, close } = await testDatabase()
afterAll(close)

test.each([
  ['walker seat', 'walker seat'],
  ['Brindlo/quaxter combo', 'Brindlo quaxter combo'],
  ['"transport chair" -wide', '"transport chair" -"wide"'],
  ['café or sturdy', 'café or sturdy'],
  ['and/or walker', 'and walker'],
  ['-floor/ceiling -"pole rail"', '-"floor ceiling" -"pole rail"'],
  ['L-shaped 3-in-1 1.5 1/2 1,500', '"L shaped" "3 in 1" "1 5" "1 2" "1 500"'],
  ['18" seat', '18 seat'],
  ['seat(18), <bed>', 'seat 18 bed'],
  ['floor orange', 'floor orange'],
  ['floor/orange', 'floor orange'],
  ['wheel-chair big-bed xl-bed', 'wheel chair big bed "xl bed"'],
  ['a/b-c a-b/c', 'a b c a b c'],
  ['seat"18"', 'seat 18'],
  ['?!', ''],
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

test('the database takes the same characters for letters and digits as the search does', async () => {
  const every = sql<{ code: number; words: string }>`
    select code, words_in('x' || chr(code) || 'x') as words from generate_series(1, 0x1ffff) code
    where code not between 0xd800 and 0xdfff`
  const { rows } = await withoutTimeLimit(db, (db) => every.execute(db))
  const different = rows.filter(({ code, words }) => {
    const sign = String.fromCodePoint(code)
    // Which sign stands for which others is known as of the Unicode that each has.
    if (/\p{Cn}/u.test(sign) || sign.normalize('NFKC') !== sign) return false
    const parts = plainText(`x${sign}x`).match(/[\p{L}\p{N}]+/gu) ?? []
    return !parts.every((part) => words.split(' ').includes(part))
  })
  expect(different.map(({ code }) => code.toString(16))).toEqual([])
})
