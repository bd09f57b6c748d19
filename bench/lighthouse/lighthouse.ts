import { withRemoteBrowser } from '../browser/open-browser.ts'
import { askOnce } from '../load/one-by-one.ts'
import type { Figure, Measurement } from '../measurement.ts'
import { villageFolder } from '../program/data-folders.ts'
import { untilQuiet } from '../program/quiet.ts'
import { type Program, withProgram } from '../program/start-program.ts'
import { median } from '../report/rounds.ts'
import { type Audited, audit, categories } from './audit.ts'

/** What Lighthouse says of the pages that most people see. */
export const lighthouse: Measurement = {
  name: 'lighthouse',
  description: 'Lighthouse on its mobile settings: home, a search and a listing, the middle of the rounds',
  async run({ rounds }) {
    return withProgram(await villageFolder(), async (program) => {
      await untilQuiet(program.pid)
      const figures: Figure[] = []
      for (const [name, path] of Object.entries(await pagesOf(program))) {
        const audited: Audited[] = []
        for (let round = 0; round < rounds; round++) {
          audited.push(await withRemoteBrowser((port) => audit(`${program.address}${path}`, port)))
        }
        tellFaults(name, audited)
        figures.push(...figuresOf(name, audited))
      }
      return figures
    })
  },
}

async function pagesOf({ port }: Program): Promise<Record<string, string>> {
  const { text } = await askOnce({ port, path: '/v1/posts' })
  const { data } = JSON.parse(text) as { data: { id: number }[] }
  return { home: '/', search: '/?search_query=wheelchair', listing: `/posts/${data[0]?.id}` }
}

function figuresOf(page: string, audited: Audited[]): Figure[] {
  const of = (read: (one: Audited) => number) => median(audited.map(read))
  const scores = categories.map((category): Figure => {
    const least = category === 'performance' ? 98 : 100
    return { name: `${page}: ${category}`, value: of(({ scores }) => scores[category]), unit: '', target: { least } }
  })
  return [
    ...scores,
    { name: `${page}: LCP`, value: of(({ largestPaint }) => largestPaint), unit: 's', target: { most: 1.7 } },
    { name: `${page}: TBT`, value: of(({ blocked }) => blocked), unit: 'ms', target: { most: 50 } },
    { name: `${page}: CLS`, value: of(({ shift }) => shift), unit: '', target: { most: 0 } },
    { name: `${page}: FCP`, value: of(({ firstPaint }) => firstPaint), unit: 's' },
  ]
}

/** Each audit that took points away, once. */
function tellFaults(page: string, audited: Audited[]): void {
  for (const fault of new Set(audited.flatMap(({ faults }) => faults))) process.stdout.write(`  ${page}: ${fault}\n`)
}
