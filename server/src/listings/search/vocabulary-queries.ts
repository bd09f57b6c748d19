import { sql } from 'kysely'
import { type Context, inTransaction } from '#platform/context'
import { rowsOf } from '#platform/database'

/** How many of the newest listings the vocabulary is built from: enough for the words in use, and read in about a second. */
export const vocabularyScanLimit = 20_000

/** Replaces the vocabulary: words of three letters and more, with how many of the newest listings, `most` of them, use each. */
export async function rebuildVocabulary(ctx: Context, most = vocabularyScanLimit): Promise<void> {
  const listings = `
    select to_tsvector('reable_plain', words_in(concat_ws(' ', title, kind, properties ->> 'brand', description))) from listings
    where is_public order by listed_at desc limit ${most}`
  const catalogue = `
    select to_tsvector('reable_plain', words_in(concat_ws(' ', t.name, array_to_string(t.synonyms, ' '), c.name)))
    from equipment_types t join categories c on c.id = t.category_id`
  await inTransaction(ctx, async ({ db }) => {
    // Nobody waits for it, and on a busy machine it takes longer than a statement of a request may.
    await sql`set local statement_timeout = '25s'`.execute(db)
    await sql`delete from vocabulary`.execute(db)
    await sql`
      insert into vocabulary (word, stem, listings)
      select word, coalesce((ts_lexize('english_stem', word))[1], word), max(n) from (
        select word, ndoc as n from ts_stat(${listings}) union all select word, 0 from ts_stat(${catalogue})
      ) used
      where word ~ '^[[:alpha:]]{3,30}$' group by word`.execute(db)
  })
}

/** `listings`: how many of those that were read use the word, or another form of it. */
export type WordLookup = { word: string; known: boolean; listings: number; near: { word: string; listings: number }[] }

const lookUpStatement = (words: string[]) => sql<WordLookup>`
  select a.word, v.known, v.listings, coalesce(n.near, '[]') as near
  from unnest(${words}::text[]) with ordinality as a (word, place)
  cross join lateral (select unaccent(a.word) as plain) p
  cross join lateral (
    select count(*) > 0 as known, coalesce(sum(listings), 0)::int as listings from vocabulary
    where word = p.plain or stem = coalesce((ts_lexize('english_stem', p.plain))[1], p.plain)
  ) v
  left join lateral (
    select json_agg(c) as near from (
      (select word, listings from vocabulary where word % p.plain order by similarity(word, p.plain) desc limit 12)
      union (select word, listings from vocabulary where word like p.plain || '%' order by listings desc limit 3)
      -- Two letters that changed places leave a short word few parts in common.
      union (
        select word, listings from vocabulary where word in (
          select substr(p.plain, 1, i - 1) || substr(p.plain, i + 1, 1) || substr(p.plain, i, 1) || substr(p.plain, i + 2)
          from generate_series(1, length(p.plain) - 1) i
        )
      )
    ) c
    where not v.known
  ) n on true
  order by a.place`

/** Returns whether and how much each of these words (lower case, letters only) is in use, and words similar to those that are not. */
export const lookUpWords = (ctx: Context, words: string[]): Promise<WordLookup[]> => rowsOf(ctx, lookUpStatement(words))

/** Counts what the index of words finds: asked whether there is one, the database would go through the listings for it. */
const listedStatement = (words: string[]) => sql<{ word: string }>`
  select word from unnest(${words}::text[]) word
  where (select count(*) from listings where is_public and words @@ plainto_tsquery('reable', word)) > 0`

/** Returns which of these words, seldom ones, stand in a public listing. */
export async function findListedWords(ctx: Context, words: string[]): Promise<Set<string>> {
  const rows = await rowsOf(ctx, listedStatement(words))
  return new Set(rows.map(({ word }) => word))
}

// By the word itself or its plural: by its stem, "walkerred" would be a walker.
const spellingsStatement = (texts: string[], typed: string[]) => sql<{ text: string; listings: number }>`
  select text, (
    select count(*)::int from (
      select from listings where is_public and words @@ phraseto_tsquery('reable', text) limit 1000
    ) found
  ) as listings
  from unnest(${texts}::text[]) text
  where text = any(${typed}::text[]) or not exists (
    select from regexp_split_to_table(unaccent(text), ' ') part where not exists (
      select from vocabulary where word in (part, part || 's', rtrim(part, 's'))
    )
  )`

/**
 * Returns how many public listings, up to 1,000, use each of these spellings, words or pairs of words. Others than those that were `typed` are
 * left out where a word in them is unknown.
 */
export async function countSpellings(ctx: Context, typed: string[], others: string[]): Promise<Map<string, number>> {
  const rows = await rowsOf(ctx, spellingsStatement([...new Set([...typed, ...others])], typed))
  return new Map(rows.map(({ text, listings }) => [text, listings]))
}

/** Words that so many listings use are no misspelt ones. */
const severalListings = 2

/** Returns the words that several listings use. */
export async function selectKnownWords(ctx: Context): Promise<string[]> {
  const rows = await rowsOf(
    ctx,
    sql<{ word: string }>`select word from vocabulary where listings >= ${severalListings}`,
  )
  return rows.map(({ word }) => word)
}

/** Returns the brands that public listings name, in the alphabet's order, and whether several do. */
export const selectBrands = (ctx: Context): Promise<{ name: string; isCommon: boolean }[]> =>
  rowsOf(
    ctx,
    sql`
      select min(properties ->> 'brand') as name, count(*) >= ${severalListings} as "isCommon" from listings
      where is_public and length(properties ->> 'brand') between 2 and 40
      group by lower(properties ->> 'brand') order by 1`,
  )
