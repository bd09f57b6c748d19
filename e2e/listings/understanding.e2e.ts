import { expect, short, test } from '../visit.ts'
import { searches, sorts } from './searches/index.ts'
import { isPossible, judge } from './searches/judge.ts'
import { type Listing, readListings } from './searches/listings.ts'
import { forEachOf, readPage, searchPath } from './searches/read-page.ts'

test('the village has what each of the searches must find', async () => {
  const listings = [...(await readListings()).values()]
  expect(searches.filter((one) => !isPossible(one, listings))).toEqual([])
})

test('searches find what was meant, on the page without a script', short, async () => {
  const listings = await readListings()
  const wrong = new Map<string, string[]>()
  await forEachOf(searches, async (one) => {
    const { cards, text } = await readPage(searchPath(one.search))
    const found = cards.map((id) => listings.get(id)).filter((card) => card !== undefined)
    const errors = judge(one, found, text)
    if (errors.length) wrong.set(one.search, errors)
  })
  const summary = sorts.map((sort) => {
    const ofSort = searches.filter((one) => one.sort === sort)
    return `${sort}: ${ofSort.filter(({ search }) => !wrong.has(search)).length} of ${ofSort.length}`
  })
  const lines = searches
    .filter(({ search }) => wrong.has(search))
    .map(({ sort, search }) => `[${sort}] ${search}: ${wrong.get(search)?.join('; ')}`)
  expect(lines, summary.join(', ')).toEqual([])
})

/** Four of each sort, spread over it. */
const typed = sorts.flatMap((sort) => {
  const ofSort = searches.filter((one) => one.sort === sort)
  return [0, 1, 2, 3].flatMap((quarter) => ofSort[Math.floor((quarter * ofSort.length) / 4)] ?? [])
})

test('the search box finds the same as the page without a script, and its address can be shared', async ({
  page,
  open,
}) => {
  test.slow()
  const wrong: string[] = []
  for (const { search, sort } of typed) {
    const { cards } = await readPage(searchPath(search))
    await open('/')
    await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill(search)
    await page.keyboard.press('Enter')
    const shown = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link')
    const read = async () => {
      const links = await shown.evaluateAll((all) => all.slice(0, 5).map((one) => one.getAttribute('href') ?? ''))
      const { search: query } = new URL(page.url())
      const shared = query ? (await readPage(`/${query}`)).cards : 'the address of all listings'
      return { shown: links.map((link) => Number(link.split('/').at(-1))), shared }
    }
    await expect
      .poll(read, { timeout: 15_000 })
      .toEqual({ shown: cards, shared: cards })
      .catch(async () => wrong.push(`[${sort}] ${search}: ${JSON.stringify({ ...(await read()), cards })}`))
  }
  expect(wrong).toEqual([])
})

/** The words of a title, of three letters at least. */
const wordsOf = ({ title }: Listing) => [...new Set(title.toLowerCase().match(/\p{L}{3,}/gu))]

test('every title finds its listing, typed whole and by its three rarest words', async () => {
  const listings = [...(await readListings()).values()]
  const titlesWith = Object.groupBy(listings.flatMap(wordsOf), (word) => word)
  const asked = listings.flatMap((listing) => {
    const words = wordsOf(listing)
    const rarest = words
      .toSorted((one, other) => (titlesWith[one]?.length ?? 0) - (titlesWith[other]?.length ?? 0))
      .slice(0, 3)
    const inOrder = words.filter((word) => rarest.includes(word)).join(' ')
    return [listing.title, inOrder].map((search) => ({ search, listing }))
  })
  const wrong: string[] = []
  await forEachOf(asked, async ({ search, listing }) => {
    const { cards } = await readPage(searchPath(search))
    if (!cards.includes(listing.id)) wrong.push(`${search}: lacks “${listing.title}”`)
  })
  expect(wrong).toEqual([])
})
