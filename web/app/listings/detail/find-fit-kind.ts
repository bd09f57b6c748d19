import type { loadListing } from './load-listing.ts'

/**
 * The kind by which a listing is fitted; null where we have no rules for it. The table of kinds is fetched for it, and nothing is said of
 * fitting where they cannot be.
 */
export const findFitKind = (found: Awaited<ReturnType<typeof loadListing>>): Promise<string | null | undefined> =>
  import('@reable/contract/fit/kind-types').then(
    ({ kindOfType }) => (found.kind === 'shown' ? (kindOfType(found.listing.equipment_type_id) ?? null) : undefined),
    () => undefined,
  )
