import { accountStates } from './account-states.ts'
import { consoleContentStates } from './console-content-states.ts'
import { consoleStates } from './console-states.ts'
import { conversationStates } from './conversation-states.ts'
import { findingStates } from './finding-states.ts'
import { fitStates } from './fit-states.ts'
import { listingStates } from './listing-states.ts'
import type { PageCase } from './page-case.ts'
import { partnerStates } from './partner-states.ts'
import { readingStates } from './reading-states.ts'
import { referenceStates } from './reference-states.ts'
import { sellingStates } from './selling-states.ts'
import { signInStates } from './sign-in-states.ts'
import { visitStates } from './visit-states.ts'

/** A new page or state is one line in the table of its noun. */
const tables: Record<string, PageCase[]> = {
  reading: readingStates,
  finding: findingStates,
  'what fits': fitStates,
  listings: listingStates,
  'signing in': signInStates,
  'my account': accountStates,
  'partners and their lists': partnerStates,
  conversations: conversationStates,
  selling: sellingStates,
  'the volunteers’ room': consoleStates,
  'what stewards change': referenceStates,
  'what volunteers write': consoleContentStates,
}

/** Forms are one column at every width; what has a layout of its own in a wide window says so in its line. */
const inOneColumn = [
  'signing in',
  'my account',
  'partners and their lists',
  'selling',
  'the volunteers’ room',
  'what volunteers write',
]

for (const [table, pageCases] of Object.entries(tables))
  visitStates(table, pageCases, inOneColumn.includes(table) ? { widths: ['phone'] } : {})
