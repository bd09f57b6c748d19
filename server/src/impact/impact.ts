import type { Answer } from '@reable/contract/client'

/** What this place brought, as it is said to everybody. */
export type Impact = Answer<'getImpact'>
