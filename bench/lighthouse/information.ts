import { withRemoteBrowser } from '../browser/open-browser.ts'
import type { Figure, Measurement } from '../measurement.ts'
import { villageFolder } from '../program/data-folders.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { withProgram } from '../program/start-program.ts'
import { informationPages } from '../requests/information-pages.ts'
import { type AuditResult, audit, categories } from './audit.ts'

/** Lighthouse's figures of the information pages. */
export const information: Measurement = {
  name: 'information',
  description: 'Lighthouse on its mobile settings: every information page once, or those of --pages',
  async run({ pages }) {
    return withProgram(await villageFolder(), async ({ pid, address }) => {
      await waitUntilQuiet(pid)
      const figures: Figure[] = []
      for (const page of pages.length ? pages : informationPages) {
        const audited = await withRemoteBrowser((port) => audit(address + page, port))
        for (const issue of audited.issues) process.stdout.write(`  ${page}: ${issue}\n`)
        figures.push(...figuresOf(page, audited))
      }
      return figures
    })
  },
}

function figuresOf(page: string, { scores, largestPaint, blocked, shift }: AuditResult): Figure[] {
  const scored = categories.map((category): Figure => {
    const least = category === 'performance' ? 95 : 100
    return { name: `${page}: ${category}`, value: scores[category], unit: '', target: { least } }
  })
  return [
    ...scored,
    { name: `${page}: LCP`, value: largestPaint, unit: 's' },
    { name: `${page}: TBT`, value: blocked, unit: 'ms' },
    { name: `${page}: CLS`, value: shift, unit: '' },
  ]
}
