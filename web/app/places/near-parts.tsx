import { Slider } from '../ui/slider/slider.tsx'
import { distances } from './distances.ts'
import { keepLocation, useLocationState } from './location-store.ts'

export { PostalCodeField } from './postal-code-field.tsx'

const names = { track: 'Distance', less: 'Less far', more: 'Further', list: 'Or choose how far' }

/** How far around it to look. (GEO-06) */
export function DistanceSlider() {
  const { locationRadius } = useLocationState()
  return <Slider label={words} unit="km" values={distances} value={locationRadius} onValue={keep} names={names} />
}

const words = (kilometres: number) => `Within ${kilometres} km`

const keep = (locationRadius: number) => {
  keepLocation({ locationRadius })
}
