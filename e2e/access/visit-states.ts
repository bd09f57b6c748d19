import { expectOnlyErrors } from '../listings/listing-visit.ts'
import { collectPageErrors, expect, test } from '../visit.ts'
import { findIssues } from './find-issues.ts'
import { countStates, type PageCase } from './page-case.ts'

/** As many lines as are looked at in a few seconds; in one browser, which loads what they share once. */
function groupPages(pageCases: PageCase[]): PageCase[][] {
  const groups: PageCase[][] = []
  let states = Number.POSITIVE_INFINITY
  for (const pageCase of pageCases) {
    states += countStates(pageCase)
    if (states > 5) groups.push([])
    if (states > 5) states = countStates(pageCase)
    groups.at(-1)?.push(pageCase)
  }
  return groups
}

/** Looks at every state of a table; `usual` is what holds for each of its lines that says nothing else. */
export function visitStates(table: string, pageCases: PageCase[], usual: Partial<PageCase> = {}): void {
  for (const [at, group] of groupPages(pageCases).entries())
    test(`nothing stands in anybody’s way in the states of ${table}, ${at + 1}`, async ({ context, request }) => {
      const issues: string[] = []
      for (const pageCase of group) {
        const page = await context.newPage()
        const pageErrors = collectPageErrors(page)
        issues.push(...(await findIssues({ page, request }, { ...usual, ...pageCase })))
        expectOnlyErrors(pageErrors, ...(pageCase.fails ?? []))
        await page.close()
      }
      expect(issues).toEqual([])
    })
}
