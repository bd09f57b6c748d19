import type { ContentEntry } from '@reable/contract/content/lists'

/** An exchange zone with its number in the list. */
export type Zone = ContentEntry<'safe_exchange_zones'> & { number: number }

/** The zone that a person has chosen, and where they chose it. */
export type ZoneChoice = { id: number; by: 'list' | 'map' }
