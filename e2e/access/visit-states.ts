import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { expectOnlyErrors } from '../listings/listing-visit.ts'
import { collectPageErrors, expect, short, test } from '../visit.ts'
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
      expect(await issuesOf(group, usual, context, request)).toEqual([])
    })
  test(`nothing stands in anybody’s way on the pages of ${table}`, short, async ({ context, request }) => {
    const atOneWidth = eachPageOnce(pageCases).map((pageCase) => {
      const [width = 'phone'] = pageCase.widths ?? usual.widths ?? []
      return { ...pageCase, widths: [width], states: {}, inLightAlone: true as const }
    })
    expect(await issuesOf(atOneWidth, usual, context, request)).toEqual([])
  })
}

async function issuesOf(
  pageCases: PageCase[],
  usual: Partial<PageCase>,
  context: BrowserContext,
  request: APIRequestContext,
): Promise<string[]> {
  const issues: string[] = []
  for (const pageCase of pageCases) {
    const page = await context.newPage()
    const pageErrors = collectPageErrors(page)
    issues.push(...(await findIssues({ page, request }, { ...usual, ...pageCase })))
    expectOnlyErrors(pageErrors, ...(pageCase.fails ?? []))
    await page.close()
  }
  return issues
}

/** The first line of the table for each address, whatever its query. */
function eachPageOnce(pageCases: PageCase[]): PageCase[] {
  const byAddress = new Map<string, PageCase>()
  for (const pageCase of pageCases) {
    const address = String(pageCase.path).replace(/[?#].*$/, '')
    if (!byAddress.has(address)) byAddress.set(address, pageCase)
  }
  return [...byAddress.values()]
}
