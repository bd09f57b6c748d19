import { bed, commodes, liftChair, power, rollator, scooters, showerChair, stairLift, wheelchairs } from './kinds.ts'
import type { Search } from './search.ts'

/** One line names the part that found nothing, and says so. */
const leftOut = (part: string) => {
  const no = '\\b(no|none|nothing|not|without|left out|instead)\\b'
  return new RegExp(`${no}[^\\n]{0,120}(${part})|(${part})[^\\n]{0,120}${no}`, 'i')
}

/** No listing matches all of it: what matches most of it is there, the kind above all. */
export const fallback: Search[] = [
  { search: 'rollator lions bay', every: { types: rollator }, says: leftOut('lions bay') },
  { search: 'medline commode', every: { types: commodes }, says: leftOut('medline') },
  { search: 'stair lift bowen island', every: { types: stairLift }, says: leftOut('bowen island') },
  { search: 'free power wheelchair burnaby', every: { types: power }, says: leftOut('burnaby|free') },
  { search: 'purple rollator bowen island', every: { types: rollator }, says: leftOut('bowen island|purple') },
  { search: 'hospital bed lions bay under 100', every: { types: bed }, says: leftOut('lions bay|100') },
  { search: 'lift chair anmore', every: { types: liftChair }, says: leftOut('anmore') },
  { search: '28 inch wheelchair bowen island', every: { types: wheelchairs }, says: leftOut('28|bowen island') },
  { search: 'sunrise medical rollator', every: { types: rollator }, says: leftOut('sunrise') },
  {
    search: 'nova rollator burnaby',
    first: { types: rollator, places: ['Burnaby'] },
    every: { types: rollator },
    says: leftOut('nova'),
  },
  { search: 'scooter under 50', every: { types: scooters }, says: leftOut('50') },
  { search: 'pink shower chair for a unicorn', every: { types: showerChair }, says: leftOut('unicorn') },
]
