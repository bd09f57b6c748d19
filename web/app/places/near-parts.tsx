import { Slider } from '../ui/slider/slider.tsx'
import { distances } from './distances.ts'
import { updateLocation, useLocationState } from './location-store.ts'

export { PostalCodeField } from './postal-code-field.tsx'

const names = { track: 'Distance', less: 'Less far', more: 'Further', list: 'Or choose how far' }

/** Chooses the radius around the shared position. (GEO-06) */
export function DistanceSlider() {
  const { locationRadius } = useLocationState()
  return (
    <Slider
      label={radiusLabel}
      unit="km"
      values={distances}
      value={locationRadius}
      onValue={setRadius}
      labels={names}
    />
  )
}

const radiusLabel = (kilometres: number) => `Within ${kilometres} km`

const setRadius = (locationRadius: number) => {
  updateLocation({ locationRadius })
}
