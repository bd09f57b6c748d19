import { withRemoteBrowser } from '../browser/open-browser.ts'
import type { Figure, Measurement } from '../measurement.ts'
import { villageFolder } from '../program/data-folders.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { withProgram } from '../program/start-program.ts'
import { median } from '../report/rounds.ts'
import { visitedPages } from '../requests/visited-pages.ts'
import { type AuditResult, audit, categories } from './audit.ts'

/** Lighthouse's figures of the pages that most people see. */
export const lighthouse: Measurement = {
  name: 'lighthouse',
  description: 'Lighthouse on its mobile settings: home, a search and a listing, the middle of the rounds',
  async run({ rounds }) {
    return withProgram(await villageFolder(), async (program) => {
      await waitUntilQuiet(program.pid)
      const figures: Figure[] = []
      for (const [name, path] of Object.entries(await visitedPages(program.port))) {
        const audited: AuditResult[] = []
        for (let round = 0; round < rounds; round++) {
          audited.push(await withRemoteBrowser((port) => audit(`${program.address}${path}`, port)))
        }
        printIssues(name, audited)
        figures.push(...figuresOf(name, audited))
      }
      return figures
    })
  },
}

function figuresOf(page: string, audited: AuditResult[]): Figure[] {
  const of = (read: (one: AuditResult) => number) => median(audited.map(read))
  const scores = categories.map((category): Figure => {
    const least = category === 'performance' ? 98 : 100
    return { name: `${page}: ${category}`, value: of(({ scores }) => scores[category]), unit: '', target: { least } }
  })
  return [
    ...scores,
    { name: `${page}: LCP`, value: of(({ largestPaint }) => largestPaint), unit: 's', target: { most: 1.35 } },
    { name: `${page}: TBT`, value: of(({ blocked }) => blocked), unit: 'ms', target: { most: 50 } },
    { name: `${page}: CLS`, value: of(({ shift }) => shift), unit: '', target: { most: 0 } },
    { name: `${page}: FCP`, value: of(({ firstPaint }) => firstPaint), unit: 's' },
  ]
}

/** Each audit that took points away, once. */
function printIssues(page: string, audited: AuditResult[]): void {
  for (const issue of new Set(audited.flatMap(({ issues }) => issues))) process.stdout.write(`  ${page}: ${issue}\n`)
}
