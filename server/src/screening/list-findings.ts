import type { Answer } from '@reable/contract/client'
import { grantAccess, imageAnswer, type Picture, picturesOf } from '#pictures'
import type { Context } from '#platform/context'
import { selectFindings, selectShown } from './finding-queries.ts'
import type { Finding } from './signal.ts'
import { selectSignals } from './signal-queries.ts'

export type ShownFinding = NonNullable<Answer<'getCase'>['listing']>['findings'][number]

/** A listing whose pictures may be shown to volunteers. */
type Shown = { id: number; title: string; is_public: boolean; serial: string | null }

/** Lists what was found in these listings before they were public, for volunteers: why they are suspended first, then notes. */
export async function listFindings(ctx: Context, listingIds: number[]): Promise<Map<number, ShownFinding[]>> {
  const rows = await selectFindings(ctx, listingIds)
  if (!rows.length) return new Map()
  const others = rows.flatMap(({ findings }) => findings.flatMap(({ picture }) => picture?.otherListingId ?? []))
  const ids = [...new Set([...listingIds, ...others])]
  const [listings, pictures, signals] = await Promise.all([
    selectShown(ctx, ids),
    picturesOf(ctx, ids),
    selectSignals(ctx),
  ])
  const names = new Map(signals.map(({ id, name }) => [id, name]))
  const find = (id: number) => listings.find((listing) => listing.id === id)
  const show = (listingId: number, { picture, ...finding }: Finding): ShownFinding => {
    const other = picture && find(picture.otherListingId)
    return {
      ...{ kind: finding.kind, name: names.get(finding.signalId) ?? '' },
      ...{ suspends: finding.suspends, details: [...finding.details, ...serialOf(finding, find(listingId))] },
      image: imageOf(ctx, find(listingId), pictures, picture?.id),
      other: other
        ? { id: other.id, title: other.title, image: imageOf(ctx, other, pictures, picture?.otherId) }
        : null,
    }
  }
  return new Map(
    rows.map(({ listing_id, findings }) => {
      const byWeight = findings.toSorted((one, other) => Number(other.suspends) - Number(one.suspends))
      return [listing_id, byWeight.map((finding) => show(listing_id, finding))]
    }),
  )
}

/** The serial number that its owner gave: only some of a model may be recalled. */
const serialOf = ({ kind }: Finding, listing: Shown | undefined): string[] =>
  kind === 'recalled' ? [listing?.serial ? `Serial number: ${listing.serial}` : 'No serial number given'] : []

function imageOf(ctx: Context, listing: Shown | undefined, pictures: Map<number, Picture[]>, id: number | undefined) {
  const picture = listing && pictures.get(listing.id)?.find((one) => one.id === id)
  if (!picture) return null
  return imageAnswer(picture, listing.title, listing.is_public ? '' : grantAccess(ctx, picture))
}
