import { batteryOf } from '@reable/contract/catalogue/battery'
import { cleaningOf } from '@reable/contract/catalogue/cleaning'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import type { Listing } from '../detail/load-listing.ts'
import { BatteryNotes } from './battery-notes.tsx'
import { CleaningSteps } from './cleaning-steps.tsx'

type Props = { listing: Pick<Listing, 'equipment_type_id' | 'properties'> }

/** Beside a listing's facts: how its kind is cleaned, and what its battery means. Not on paper, which has the facts alone. */
export function ListingCare({ listing: { equipment_type_id: typeId, properties } }: Props) {
  const way = cleaningOf(typeId)
  return (
    <div className="stack gap-12 above-16" data-screen-only>
      {way && (
        <Disclosure title="How to clean it" level={2}>
          <CleaningSteps {...way} />
        </Disclosure>
      )}
      {batteryOf(properties) && (
        <Disclosure title="Its battery: on a flight, and when to stop" level={2}>
          <BatteryNotes properties={properties} />
        </Disclosure>
      )}
    </div>
  )
}

/** Beside the question whether it was cleaned: how that is done. */
export function CleaningHelp({ typeId }: { typeId: number }) {
  const way = cleaningOf(typeId)
  if (!way) return null
  return (
    <Disclosure title="How to clean it" level={3}>
      <CleaningSteps {...way} />
    </Disclosure>
  )
}
