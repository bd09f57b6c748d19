import type { Answer } from '@reable/contract/client'

/** What volunteers keep somebody from now, as they read it themselves. */
export type OwnRestriction = Answer<'listOwnRestrictions'>[number]
