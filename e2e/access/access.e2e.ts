import { expectOnly } from '../listings/listing-visit.ts'
import { complaintsOf, expect, test } from '../visit.ts'
import { accountStates } from './account-states.ts'
import { consoleStates } from './console-states.ts'
import { findingStates } from './finding-states.ts'
import { listingStates } from './listing-states.ts'
import { look } from './look.ts'
import { readingStates } from './reading-states.ts'
import { sellingStates } from './selling-states.ts'
import { signInStates } from './sign-in-states.ts'
import { statesOf, type Walk } from './state.ts'

/** A new page or state is one line in the table of its noun. */
const tables: Record<string, Walk[]> = {
  reading: readingStates,
  finding: findingStates,
  listings: listingStates,
  'signing in': signInStates,
  'my account': accountStates,
  selling: sellingStates,
  'the volunteers’ room': consoleStates,
}

/** Forms are one column at every width; what has a layout of its own in a wide window says so in its line. */
const inOneColumn = ['signing in', 'my account', 'selling', 'the volunteers’ room']

/** As many lines as are looked at in a few seconds; in one browser, which loads what they share once. */
function together(walks: Walk[]): Walk[][] {
  const groups: Walk[][] = []
  let states = Number.POSITIVE_INFINITY
  for (const walk of walks) {
    states += statesOf(walk)
    if (states > 5) groups.push([])
    if (states > 5) states = statesOf(walk)
    groups.at(-1)?.push(walk)
  }
  return groups
}

for (const [table, walks] of Object.entries(tables)) {
  const usual: Partial<Walk> = inOneColumn.includes(table) ? { widths: ['phone'] } : {}
  for (const [at, group] of together(walks).entries())
    test(`nothing stands in anybody’s way in the states of ${table}, ${at + 1}`, async ({ context, request }) => {
      // A few seconds, but for a machine that others share.
      test.setTimeout(90_000)
      const faults: string[] = []
      for (const walk of group) {
        const page = await context.newPage()
        const complaints = complaintsOf(page)
        faults.push(...(await look({ page, request }, { ...usual, ...walk })))
        expectOnly(complaints, ...(walk.fails ?? []))
        await page.close()
      }
      expect(faults).toEqual([])
    })
}
