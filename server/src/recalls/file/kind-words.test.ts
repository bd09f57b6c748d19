import { expect, test } from 'vitest'
import taxonomy from '../../../seeds/taxonomy.json' with { type: 'json' }
import { typesIn } from './read-notice.ts'

const types = new Map(
  taxonomy.categories.flatMap((category) => category.equipment_types).map(({ id, name }) => [id, name]),
)

const wheelchairs = [
  ...['Manual wheelchair (self-propelled)', 'Transport chair (helper pushes)', 'Tilt or reclining wheelchair'],
  'Child wheelchair',
]
const walkers = ['Rollator (walker with wheels and seat)', 'Walker (no seat)', 'Child walker or gait trainer']

test.each<[title: string, kinds: string[]]>([
  ['Roasted nuts may contain milk', []],
  ['Candy canesugar and shower gel', []],
  ['Acme recalls wheelchairs', wheelchairs],
  ['Acme POWER-WHEELCHAIR', [...wheelchairs.slice(0, 3), 'Power wheelchair', 'Child wheelchair']],
  ['Transport chairs', ['Transport chair (helper pushes)']],
  ['Seat cushion', ['Wheelchair cushion']],
  ['Mobility scooters', ['Mobility scooter - travel', 'Mobility scooter - full size']],
  ['Rollators', ['Rollator (walker with wheels and seat)', 'Upright or forearm walker']],
  ['A walking frame', walkers],
  ['Knee scooter', ['Knee scooter']],
  ['Canes', ['Cane']],
  ['Crutches', ['Crutches']],
  ['Bath benches', ['Shower chair or bath seat', 'Bath transfer bench or bath board']],
  ['Bath lift', ['Bath lift']],
  ['Commodes', ['Commode chair', 'Rolling shower commode chair']],
  ['Toilet seat', ['Raised toilet seat']],
  ['Toilet frame', ['Toilet safety frame']],
  ['Grab bars', ['Grab bar']],
  ['Floor to ceiling poles', ['Tub clamp rail or floor-to-ceiling pole']],
  ['Hospital beds', ['Hospital bed']],
  ['Air mattress', ['Pressure relief mattress or overlay']],
  ['Adult portable bed rails', ['Bed rail or bed assist handle']],
  ['Trapezes', ['Trapeze or lifting pole']],
  ['Overbed table', ['Overbed table']],
  ['Patient lifts', ['Patient lift - floor (sling)']],
  ['Sit to stand', ['Sit-to-stand lift']],
  ['Ceiling lift', ['Ceiling track lift']],
  ['Patient sling', ['Sling for a lift']],
  ['Transfer board', ['Transfer board']],
  ['Transfer belts', ['Transfer belt or slide sheet']],
  ['Stander', ['Standing frame']],
  ['Threshold ramps', ['Portable ramp', 'Threshold ramp']],
  ['Stairlift', ['Stair lift']],
  ['Porch lift', ['Porch or platform lift']],
  ['Lift chairs', ['Lift chair (power recliner)']],
  ['Geriatric chair', ['Geriatric or positioning chair']],
  ['Bed risers', ['Bed or chair risers']],
  ['Adaptive stroller', ['Adaptive stroller']],
  ['Hearing aids', ['Hearing or reminder device']],
  ['Pulse oximeters', ['Blood pressure or health monitor']],
  ['Braces', ['Brace or support boot']],
  [
    'Rollators and canes, and once more a cane',
    ['Rollator (walker with wheels and seat)', 'Upright or forearm walker', 'Cane'],
  ],
])('a notice that says “%s” is about these kinds: %j', (title, kinds) => {
  expect(typesIn(title).map((id) => types.get(id))).toEqual(kinds)
})
