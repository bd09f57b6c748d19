import { query } from './database.ts'
import { timeEach } from './load.ts'

/** A query of the list, by the names of the home page's address. Prices in whole dollars. */
export type Filters = Partial<
  Record<'category' | 'location' | 'search_query' | 'sorted_by', string> &
    Record<'min_price' | 'max_price' | 'page', number>
>

const apiNames: Record<string, string> = {
  category: 'categories[]',
  location: 'locations[]',
  min_price: 'price_range[starting_price]',
  max_price: 'price_range[ending_price]',
}

export const homePath = (filters: Filters): string => pathOf('/', Object.entries(filters))

/** The list as JSON. */
export const listPath = (filters: Filters): string =>
  pathOf(
    '/v1/posts',
    Object.entries(filters).map(([name, value]) => [apiNames[name] ?? name, value]),
  )

const pathOf = (path: string, values: [string, string | number][]) =>
  `${path}?${new URLSearchParams(values.map(([name, value]) => [name, String(value)]))}`

const orders = ['newest', 'oldest', 'price_asc', 'price_desc']

/** A thousand home pages, none of which lies deep in the list. */
export const homePaths: string[] = Array.from({ length: 1_000 }, (_, at) =>
  homePath({ page: 1 + Math.floor(at / orders.length), sorted_by: orders[at % orders.length] as string }),
)

/** The paths of the pages that most people see: the newest listing stands for all of them. */
export async function visitedPages(port: number): Promise<Record<'home' | 'search' | 'listing', string>> {
  const [answer] = await timeEach(port, ['/v1/posts'])
  const { data } = JSON.parse(answer?.text ?? '') as { data: { id: number }[] }
  return { home: '/', search: await finalPath(port, '/?search_query=wheelchair'), listing: `/posts/${data[0]?.id}` }
}

/** Where a path leads by redirects: a search that is understood leads to the list with its filters. */
export async function finalPath(port: number, path: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })
  await answer.body?.cancel()
  const { pathname, search } = new URL(answer.headers.get('location') ?? path, 'http://127.0.0.1')
  return pathname + search === path ? path : finalPath(port, pathname + search)
}

/** A public listing drawn at random. `words`: those of its title that a search looks for, unlike "with". */
export type Sample = { id: string; words: string[]; price: number; category: string; location: string }

const samplesText = `
  select l.id, l.price::float8 as price, c.name as category, p.name as location, array(
    select distinct word from regexp_split_to_table(lower(l.title), '[^[:alpha:]]+') word
    where length(word) > 2 and numnode(websearch_to_tsquery('reable', word)) > 0
  ) as words
  from (
    select id, title, price, category_id, location_id from listings where is_public order by random() limit $1
  ) l
  join categories c on c.id = l.category_id join locations p on p.id = l.location_id`

/** So many listings: what is asked for is drawn from them, so that it finds something. */
export const drawSamples = (dataFolder: string, count: number): Promise<Sample[]> =>
  query<Sample>(dataFolder, samplesText, [count])

/** Some words of a title each: a word comes as often as titles use it. */
export const drawWords = (samples: readonly Sample[], count: number): string[] =>
  samples.filter(({ words }) => words.length >= count).map(({ words }) => some(words, count).join(' '))

/** From half to one and a half times a price. */
export const pricesAround = (price: number) => ({
  ...(price > 1 && { min_price: Math.floor(price / 2) }),
  max_price: Math.ceil(price * 1.5) || 20,
})

const wordsText = `
  select word, listings > 0 and length(word) > 4 and numnode(websearch_to_tsquery('reable', word)) > 0 as used from vocabulary`

/** Words that listings use, each with one typo that makes no other word. */
export async function drawTypos(dataFolder: string, count: number): Promise<string[]> {
  const rows = await query<{ word: string; used: boolean }>(dataFolder, wordsText)
  const known = new Set(rows.map(({ word }) => word))
  const used = rows.filter((row) => row.used)
  const typos = new Set<string>()
  for (let tries = 0; typos.size < count && tries < count * 20; tries++) {
    const { word } = pick(used)
    const typo = pick(waysToMistype)(word, Math.floor(Math.random() * (word.length - 1)))
    if (!known.has(typo)) typos.add(typo)
  }
  return [...typos]
}

/** Two letters change places, one is left out, one comes twice, another one is hit. */
const waysToMistype = [
  (word: string, at: number) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  (word: string, at: number) => word.slice(0, at) + word.slice(at + 1),
  (word: string, at: number) => word.slice(0, at + 1) + word.slice(at),
  (word: string, at: number) => word.slice(0, at) + pick([...'abcdefghijklmnopqrstuvwxyz']) + word.slice(at + 1),
]

/** One of a list that is not empty. */
export const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(Math.random() * list.length)] as Item

/** So many different ones. */
function some<Item>(list: readonly Item[], count: number): Item[] {
  const left = [...list]
  return Array.from({ length: count }, () => left.splice(Math.floor(Math.random() * left.length), 1)[0] as Item)
}
