import { join } from 'node:path'
import { searches as typedSearches } from '../e2e/listings/searches/index.ts'
import { query, readIntoMemory } from './database.ts'
import { type TimedAnswer, timeEach } from './load.ts'
import type { Options } from './options.ts'
import { listingsFolder, type Program, root, withProgram } from './program.ts'
import { drawSamples, drawTypos, drawWords, type Filters, listPath, pick, pricesAround } from './requests.ts'
import { type Figure, figure, median, quantile } from './table.ts'

const warmUp = 20

/** Searches one at a time: by words as written, and as people type them, which are understood first. */
export async function search({ listings, short }: Options): Promise<Figure[]> {
  const dataFolder = await listingsFolder(listings)
  const count = (short ? 30 : 200) + warmUp
  return withProgram(dataFolder, async (program) => {
    await readIntoMemory(dataFolder)
    const figures: Figure[] = []
    const add = (name: string, atMost: number, answers: TimedAnswer[]) => {
      const measured = answers.slice(warmUp)
      const times = measured.map(({ milliseconds }) => milliseconds)
      figures.push(figure(`${name}: p50`, median(times), 'ms', { atMost }))
      figures.push(figure(`${name}: p99`, quantile(times, 0.99), 'ms'))
      for (const { path, milliseconds } of measured.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 3))
        process.stdout.write(`  ${name}, slow: ${Math.round(milliseconds)} ms ${decodeURIComponent(path)}\n`)
    }
    for (const [name, paths] of Object.entries(await writtenPaths(dataFolder, count)))
      add(name, name === 'a misspelt word' ? 15 : 8, await timeEach(program.port, paths.slice(0, count)))
    for (const [name, texts] of Object.entries(await typedTexts(dataFolder, count)))
      add(`typed: ${name}`, 20, await timeTyped(program, texts.slice(0, count)))
    const times = await timeUnderstand(dataFolder)
    return [
      ...figures,
      figure('understand, 200 characters: p50', median(times), 'ms', { atMost: 1 }),
      figure('understand, 200 characters: p99', quantile(times, 0.99), 'ms'),
    ]
  })
}

/** Searches of the list, which looks for words as they are written. */
async function writtenPaths(dataFolder: string, count: number): Promise<Record<string, string[]>> {
  const samples = await drawSamples(dataFolder, count * 2)
  const pathsBy = (texts: string[], sorted_by: string) =>
    texts.map((search_query) => listPath({ search_query, sorted_by }))
  const narrowed = (filtersOf: (sample: (typeof samples)[number]) => Filters) =>
    samples.flatMap((sample) =>
      drawWords([sample], 1).map((search_query) => listPath({ ...filtersOf(sample), search_query })),
    )
  return {
    'one word, newest': pathsBy(drawWords(samples, 1), 'newest'),
    'one word, best match': pathsBy(drawWords(samples, 1), 'best_match'),
    'two words, newest': pathsBy(drawWords(samples, 2), 'newest'),
    'two words, best match': pathsBy(drawWords(samples, 2), 'best_match'),
    'a word, category, place and price': narrowed(({ category, location, price }) => ({
      ...{ category, location },
      ...pricesAround(price),
    })),
    'a misspelt word': pathsBy(await drawTypos(dataFolder, count), 'best_match'),
  }
}

/** Texts for the search box. */
async function typedTexts(dataFolder: string, count: number): Promise<Record<string, string[]>> {
  const samples = await drawSamples(dataFolder, count * 2)
  const words = drawWords(samples, 1)
  return {
    'what people type': typedSearches.map((typed) => typed.search).sort(() => Math.random() - 0.5),
    'title words and a place': samples.flatMap((sample) =>
      drawWords([sample], 2).map((text) => `${text} in ${sample.location}`),
    ),
    'a misspelt word': await drawTypos(dataFolder, count),
    'words that no listing has together': words.map((word) => `${word} ${pick(words)} ${pick(words)} ${pick(words)}`),
  }
}

/** Has each text understood, and asks for the list that it leads to: the time of both, as a page needs them. */
async function timeTyped({ port }: Program, texts: string[]): Promise<TimedAnswer[]> {
  const paths = texts.map((search_query) => `/v1/posts/understood?${new URLSearchParams({ search_query })}`)
  const understood = await timeEach(port, paths)
  const lists = await timeEach(
    port,
    understood.map(({ text }) => listOf(text)),
  )
  return understood.map(({ path, milliseconds: first, text }, at) => {
    const second = lists[at]?.milliseconds ?? 0
    return { path: `${path} (${first.toFixed(1)} + ${second.toFixed(1)})`, milliseconds: first + second, text }
  })
}

function listOf(understood: string): string {
  const { data } = JSON.parse(understood) as { data: { query: Record<string, string | string[]> } }
  const pairs = Object.entries(data.query).flatMap(([name, value]) => [value].flat().map((one) => [name, one]))
  return `/v1/posts?${new URLSearchParams(pairs)}`
}

const knownWords = 'select word from vocabulary where listings > 1'
const sources = {
  types: 'select id, name, synonyms from equipment_types',
  names: 'select id, name, sort, equipment_type_ids as "typeIds" from search_names',
  locations: 'select id, name from locations',
  prohibited: 'select what, instead, words, waits from prohibited_items',
}

/** The function alone, with the words of the data folder. The server does not offer it, so it is imported by its path. */
async function timeUnderstand(dataFolder: string): Promise<number[]> {
  const load = (file: string) => import(join(root, 'server/src/listings/understand', file))
  const [{ understand }, { buildVocabulary }, { knownBrands: brands }, { keyOf }] = await Promise.all(
    ['understand.ts', 'vocabulary.ts', 'known-brands.ts', 'tokens.ts'].map(load),
  )
  const rows = (text: string) => query<{ id: number; word: string }>(dataFolder, text)
  const byId = async (text: string) => new Map((await rows(text)).map((row) => [row.id, row]))
  const vocabulary = buildVocabulary({
    catalogue: { types: await byId(sources.types), categories: new Map(), conditions: new Map() },
    locations: { all: await rows(sources.locations) },
    ...{ names: await rows(sources.names), prohibited: await rows(sources.prohibited) },
    ...{ otherNames: [], brands, locationOfPostalCode: () => undefined },
  })
  const known = new Set((await rows(knownWords)).map(({ word }) => keyOf(word)))
  const texts = Array.from({ length: 1_000 }, () =>
    Array.from({ length: 40 }, () => pick(typedSearches).search)
      .join(' ')
      .slice(0, 200),
  )
  return texts
    .map((text) => {
      const startedAt = performance.now()
      understand(text, vocabulary, (key: string) => known.has(key))
      return performance.now() - startedAt
    })
    .slice(texts.length / 2)
}
