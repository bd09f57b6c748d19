import { requestOnce } from '../load/one-by-one.ts'
import type { Measurement } from '../measurement.ts'
import { listingsFolder } from '../program/data-folders.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { withProgram } from '../program/start-program.ts'
import { listPath } from '../requests/address.ts'
import { drawTypos, type Typo } from '../requests/typos.ts'

const typoCount = 200

/** Measures whether a search with a typo shows the listings of the right word. */
export const misspelt: Measurement = {
  name: 'misspelt',
  description: `the share of the right word's 24 results that ${typoCount} misspelt words bring, among 100,000 listings`,
  async run() {
    const dataFolder = await listingsFolder(100_000)
    return withProgram(dataFolder, async ({ pid, port }) => {
      await waitUntilQuiet(pid)
      const compared = []
      for (const typo of await drawTypos(dataFolder, typoCount)) compared.push(await compare(port, typo))
      const missed = compared.filter(({ share }) => share < 0.5).map(({ typed, right }) => `${typed} (${right})`)
      if (missed.length) process.stdout.write(`  not understood: ${missed.join(', ')}\n`)
      const mean = compared.reduce((sum, { share }) => sum + share, 0) / compared.length
      return [
        { name: 'results in common, mean', value: mean, unit: '', target: { least: 0.8 } },
        { name: 'slips not understood', value: missed.length, unit: `of ${compared.length}` },
      ]
    })
  },
}

async function compare(port: number, { right, typed }: Typo) {
  const [expected, found] = [await idsOf(port, right), await idsOf(port, typed)]
  return { right, typed, share: expected.filter((id) => found.includes(id)).length / expected.length }
}

async function idsOf(port: number, search_query: string): Promise<number[]> {
  const { text } = await requestOnce({ port, path: listPath({ search_query }) })
  const { data } = JSON.parse(text) as { data: { id: number }[] }
  return data.map(({ id }) => id)
}
