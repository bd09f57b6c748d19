import { countsPath, homePath, type ListQuery, listPath } from '../requests/address.ts'
import { anyFilter } from '../requests/filters.ts'
import { drawListings } from '../requests/samples.ts'
import { drawTypos } from '../requests/typos.ts'
import { drawSearches } from '../requests/words.ts'

const each = 500

/** All that visitors ask for, so many addresses of each kind. */
export async function mixedPaths(dataFolder: string, address: string): Promise<Record<string, string[]>> {
  const samples = await drawListings(dataFolder, each)
  const filters = samples.map(anyFilter)
  const texts = [
    ...(await drawSearches(dataFolder, each / 2, 1)),
    ...(await drawSearches(dataFolder, each / 4, 2)),
    ...(await drawTypos(dataFolder, each / 4)).map(({ typed }) => typed),
  ]
  const searches = texts.map((search_query): ListQuery => ({ search_query }))
  return {
    home: Array.from({ length: each }, (_, at) => homePath({ page: 1 + (at % 40) })),
    filtered: filters.map(homePath),
    searched: searches.map(homePath),
    listings: samples.map(({ id }) => `/posts/${id}`),
    list: [...filters, ...searches].map(listPath),
    counts: filters.map(countsPath),
    listing: samples.map(({ id }) => `/v1/posts/${id}`),
    files: await filesOf(address),
  }
}

/** The styles, scripts and pictures that the home page names. */
async function filesOf(address: string): Promise<string[]> {
  const html = await (await fetch(address)).text()
  const files = html.matchAll(/(?:href|src)="(\/(?:assets|pictures)\/[^"]+)"/g)
  return [...new Set([...files].map(([, path]) => path as string))]
}
