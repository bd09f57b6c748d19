import { address } from '../../address.ts'

/** A list as it comes without a script: the ids of its first five cards, and the lines that it shows. */
export type ReadPage = { cards: number[]; text: string }

export const searchPath = (search: string) => `/?${new URLSearchParams({ search_query: search })}`

/** Fetches the page of an address, where it leads to. */
export async function readPage(path: string): Promise<ReadPage> {
  const response = await fetch(new URL(path, address))
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  const main = /<main[\s\S]*<\/main>/.exec(await response.text())?.[0] ?? ''
  const articles = main.split('<article').slice(1)
  const ids = articles.map((article) => Number(/href="\/posts\/(\d+)/.exec(article)?.[1]))
  return { cards: ids.slice(0, 5), text: linesOf(main) }
}

const entities: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/** Returns the text of a document, each block of it on its own line. */
function linesOf(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->|<(script|style|svg)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<\/?(?:a|b|bdi|em|i|mark|q|span|strong)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s*\n\s*/g, '\n')
}

/** Does something with each, a few at a time. */
export async function forEachOf<T>(all: T[], act: (one: T) => Promise<void>): Promise<void> {
  const left = [...all]
  const work = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await act(one)
  }
  await Promise.all([work(), work(), work(), work()])
}
