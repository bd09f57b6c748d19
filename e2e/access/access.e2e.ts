import { expectOnlyErrors } from '../listings/listing-visit.ts'
import { collectPageErrors, expect, test } from '../visit.ts'
import { accountStates } from './account-states.ts'
import { consoleStates } from './console-states.ts'
import { conversationStates } from './conversation-states.ts'
import { findIssues } from './find-issues.ts'
import { findingStates } from './finding-states.ts'
import { fitStates } from './fit-states.ts'
import { listingStates } from './listing-states.ts'
import { countStates, type PageCase } from './page-case.ts'
import { readingStates } from './reading-states.ts'
import { sellingStates } from './selling-states.ts'
import { signInStates } from './sign-in-states.ts'

/** A new page or state is one line in the table of its noun. */
const tables: Record<string, PageCase[]> = {
  reading: readingStates,
  finding: findingStates,
  'what fits': fitStates,
  listings: listingStates,
  'signing in': signInStates,
  'my account': accountStates,
  conversations: conversationStates,
  selling: sellingStates,
  'the volunteers’ room': consoleStates,
}

/** Forms are one column at every width; what has a layout of its own in a wide window says so in its line. */
const inOneColumn = ['signing in', 'my account', 'selling', 'the volunteers’ room']

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

for (const [table, pageCases] of Object.entries(tables)) {
  const usual: Partial<PageCase> = inOneColumn.includes(table) ? { widths: ['phone'] } : {}
  for (const [at, group] of groupPages(pageCases).entries())
    test(`nothing stands in anybody’s way in the states of ${table}, ${at + 1}`, async ({ context, request }) => {
      // A few seconds, but for a machine that others share.
      test.setTimeout(90_000)
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
