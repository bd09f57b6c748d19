import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { villageListings } from '#seeds/village/index'
import { withoutTimeLimit } from '../../platform/database/testing-time.ts'
import { get, someListing, someone, testProgram } from '../../testing.ts'
import { learnWords } from './learn-words.ts'
import { readTerms } from './read-terms.ts'
import { hasOnlyStopWords, plainText, searchText } from './search-text.ts'

type Text = { id: number; title: string; description: string }

const known = ['walker', 'rollator', 'frame', 'cushion', 'the', 'with', 'Drive', 'Medical', 'CPAP', 'BiPAP', 'quarter']
const sizes = ['18x16', '18½', '1.5', '3', 'in', '1', '18"', '46cm', '２４', 'XL', '1e5', '4ft', '10³']
const others = 'café Gehhilfe ходунки 輪椅 ਵ੍ਹੀਲਚੇਅਰ صندلی ﬁrm naïve Łódź ｗｉｄｅ Ⅳ e\u0301tage'.split(' ')
const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzéñ0'.split(''))
const invented = fc.array(letters, { minLength: 3, maxLength: 9 }).map((word) => word.join(''))
const word = fc.oneof({ weight: 3, arbitrary: invented }, fc.constantFrom(...known, ...sizes, ...others))
const signs = '.-&@_+=#\\|~*%–—’\'"…•'.split('')
const breaks = [
  ' <',
  '> ',
  ', ',
  '; ',
  ' (',
  ') ',
  ': ',
  '://',
  ' "',
  '\n',
  '/',
  '\u200b',
  '\u00ad',
  '\u00a0',
  '\u2060',
]
const between = fc.oneof({ weight: 3, arbitrary: fc.constant(' ') }, fc.constantFrom(...signs, ...breaks, '♿️', '👍🏽'))
const written = (most: number) =>
  fc.array(fc.tuple(word, between), { minLength: 1, maxLength: most }).map((parts) => parts.flat().join(''))
const made = fc.record({ title: written(7).map((text) => text.slice(0, 200).toWellFormed()), description: written(14) })

/** Inserts listings with these texts beside the first one. */
async function list(given: { title: string; description: string }[]): Promise<Text[]> {
  const listings = sql<Text>`
    insert into listings (owner_id, equipment_type_id, category_id, condition_id, location_id, title, description, price,
      kind, measures, owner_confirmed, listed_at, expires_at, created_at, updated_at)
    select owner_id, equipment_type_id, category_id, condition_id, location_id, made.title, made.description, price,
      kind, measures, true, listed_at, expires_at, created_at, updated_at
    from (select * from listings order by id limit 1) l, jsonb_to_recordset(${JSON.stringify(given)}) as made (title text, description text)
    returning id, title, description`
  const { rows } = await withoutTimeLimit(program.ctx.db, (db) => listings.execute(db))
  return rows
}

const program = await testProgram()
const owner = await someone(program.ctx)
await someListing(program.ctx, owner)
const village = villageListings.map(({ title, description }) => ({ title, description }))
const texts = await list([...village, ...fc.sample(made, { numRuns: 10_000, seed: 21 })])
await learnWords(program.ctx)
afterAll(() => program.close())

/** The words of a text of three letters or more, as somebody would read them off it: alone, and with what follows each. */
function searchesOf(text: string): string[] {
  const words = [...text.normalize('NFC').matchAll(/[\p{L}\p{N}]+/gu)].filter(([word]) => word.length >= 3)
  return words.flatMap(({ 0: word, index }, at) => {
    const next = words[at + 1]
    if (!next) return [word]
    // A minus before a word and quotes around some have a meaning of their own, and what stands between them need not be seen.
    const asWritten = text.normalize('NFC').slice(index, next.index + next[0].length)
    return [word, `${word} ${next[0]}`, asWritten.replace(/"|\p{DI}/gu, ' ').replace(/\s-/g, ' ')]
  })
}

const isAnySearch = (search: string) => !hasOnlyStopWords(plainText(search))

test('each word of three letters or more of every title and description finds its listing, alone and with its neighbour', async () => {
  let searched = 0
  for (let from = 0; from < texts.length; from += 500) {
    const asked = texts
      .slice(from, from + 500)
      .flatMap(({ id, title, description }) =>
        [...searchesOf(title), ...searchesOf(description)]
          .filter(isAnySearch)
          .map((search) => ({ id, search, terms: searchText(plainText(search)) })),
      )
    searched += asked.length
    const missed = await sql<{ id: number; search: string; title: string }>`
      select l.id, search, l.title from jsonb_to_recordset(${JSON.stringify(asked)}) as asked (id bigint, search text, terms text)
      join listings l using (id) where not words @@ websearch_to_tsquery('reable', terms)`.execute(program.ctx.db)
    expect(missed.rows).toEqual([])
  }
  expect(searched).toBeGreaterThan(100_000)
})

test('no word that stands in a listing is read as another one', async () => {
  const words = [
    ...new Set(texts.flatMap(({ title, description }) => `${title} ${description}`.match(/[\p{L}\p{N}]+/gu) ?? [])),
  ]
  const seldom = fc.sample(fc.constantFrom(...words.filter((word) => word.length >= 4)), { numRuns: 3_000, seed: 21 })
  for (let from = 0; from < seldom.length; from += 6) {
    const typed = seldom.slice(from, from + 6).join(' ')
    expect(await readTerms(program.ctx, typed)).toBe(typed)
  }
})

describe('browsing', () => {
  const browse = async (search_query: string) => {
    const { body } = await get(program, `/posts?${new URLSearchParams({ search_query })}`)
    return { ...body, ids: body.data.map((card: { id: number }) => card.id) }
  }
  const publish = (title: string, description = 'Sturdy.') => someListing(program.ctx, owner, { title, description })

  test.each([
    ['Brindlo/quaxter combo', ['brindlo', 'quaxter', 'brindlo/quaxter', 'brindlo quaxter', 'BRINDLO/QUAXTER combo']],
    ['Fandrel.Gormix frame', ['fandrel', 'gormix', 'fandrel.gormix', 'gormix frame']],
    ['Hestrib <lovanter> frame', ['lovanter', '<lovanter>', 'hestrib lovanter']],
    ['Qualtor \u200bvensiby plinth', ['vensiby', 'qualtor vensiby']],
    ['Plin\u200bthavor seat', ['plinthavor', 'plin\u200bthavor', 'thavor']],
    ['Norvex 17x23 pad, 1.5 thick', ['17x23', 'norvex 17x23', 'norvex 1.5']],
    ['Zulfit L-shaped rail', ['l-shaped', 'L‑shaped zulfit', 'lshaped zulfit', 'zulfit "l-shaped rail"']],
    ['Ompral 3-in-1 commode', ['3-in-1 ompral', '3in1 ompral', '3 in 1 ompral']],
    [
      'Dredvo Drive/Medical stool/Bench',
      ['dredvo bench', 'Drive/Medical dredvo', 'dredvo drivemedical', 'bench/stool dredvo'],
    ],
    ['Ｖｉｎｔｒａｌ bed', ['vintral', 'Ｖｉｎｔｒａｌ']],
    ['Ostranto7 cushion 18½', ['ostranto7', 'ostranto7 "18½"', 'ostranto7 18', 'Ostranto7 18½']],
    ['https://kelvarist.example/pompel?x=1', ['kelvarist', 'pompel', 'https://kelvarist.example/pompel']],
    ['sort_by_trevlin me@harvonde.example', ['trevlin', 'harvonde', 'me@harvonde.example']],
  ])('%s is found by its words', async (title, searches) => {
    const id = await publish(title)
    for (const search of searches) {
      const { ids, search: corrected } = await browse(search)
      expect([search, corrected, ids.includes(id)]).toEqual([search, undefined, true])
    }
  })
})
