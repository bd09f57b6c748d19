import type { ContentEntry } from '@reable/contract/content/lists'

export type Partner = ContentEntry<'partners'>
