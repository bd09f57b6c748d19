import { queryDatabase } from '../program/database.ts'
import { some } from './draw.ts'
import { drawListings, type Sample } from './samples.ts'

/**
 * So many searches of one or more words out of one title each: a word comes as often as titles use it, and together they are
 * found. Words that every text has, such as "with", are left out.
 */
export async function drawSearches(dataFolder: string, count: number, words: number): Promise<string[]> {
  const samples = await drawListings(dataFolder, count * 2)
  const titles = await searchableWords(dataFolder, samples)
  return titles
    .filter((title) => title.length >= words)
    .slice(0, count)
    .map((title) => some(title, words).join(' '))
}

/** The words of each title that a search looks for: three letters and more, each once. */
export async function searchableWords(dataFolder: string, samples: Sample[]): Promise<string[][]> {
  const titles = samples.map(({ title }) => [...new Set(title.toLowerCase().match(/\p{L}{3,}/gu) ?? [])])
  const rows = await queryDatabase<{ word: string }>(
    dataFolder,
    "select word from unnest($1::text[]) as word where numnode(websearch_to_tsquery('reable', word)) > 0",
    [[...new Set(titles.flat())]],
  )
  const searchable = new Set(rows.map(({ word }) => word))
  return titles.map((title) => title.filter((word) => searchable.has(word)))
}
