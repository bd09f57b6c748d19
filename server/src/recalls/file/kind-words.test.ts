import { expect, test } from 'vitest'
import taxonomy from '../../../seeds/taxonomy.json' with { type: 'json' }
import { typesIn } from './read-rows.ts'

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
  ['A walking frame', walkers],
  ['Knee scooter', ['Knee scooter']],
  ['Bath benches', ['Shower chair or bath seat', 'Bath transfer bench or bath board']],
  ['Floor to ceiling poles', ['Tub clamp rail or floor-to-ceiling pole']],
  ['Adult portable bed rails', ['Bed rail or bed assist handle']],
  ['Sit to stand', ['Sit-to-stand lift']],
  ['Threshold ramps', ['Portable ramp', 'Threshold ramp']],
  ['Lift chairs', ['Lift chair (power recliner)']],
  [
    'Rollators and canes, and once more a cane',
    ['Rollator (walker with wheels and seat)', 'Upright or forearm walker', 'Cane'],
  ],
])('a notice that says “%s” is about these kinds: %j', (title, kinds) => {
  expect(typesIn(title).map((id) => types.get(id))).toEqual(kinds)
})
