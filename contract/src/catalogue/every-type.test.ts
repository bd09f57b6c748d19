import { expect, test } from 'vitest'
import { checksFor } from '../handovers/sheets/checks.ts'
import { carbonOf, walkingAidsId } from '../impact/carbon.ts'

/** Of each equipment type: what two people try when they meet, beside what they look at of everything, and what it usually weighs in kilograms. */
const types = [
  [1, 'Manual wheelchair (self-propelled)', 'brakes fold', 16],
  [2, 'Transport chair (helper pushes)', 'brakes fold', 11],
  [3, 'Tilt or reclining wheelchair', 'brakes', 25],
  [4, 'Power-assist or add-on drive', 'drive charge', 8],
  [5, 'Wheelchair cushion', 'cover', 1.5],
  [6, 'Wheelchair parts and accessories', '', 2],
  [7, 'Power wheelchair', 'brakes drive charge', 70],
  [8, 'Mobility scooter - travel', 'brakes fold drive charge', 30],
  [9, 'Mobility scooter - full size', 'brakes drive charge', 65],
  [10, 'Scooter batteries and parts', 'charge', 12],
  [11, 'Rollator (walker with wheels and seat)', 'brakes fold', 'a walking aid'],
  [12, 'Walker (no seat)', 'fold tips', 'a walking aid'],
  [13, 'Upright or forearm walker', 'brakes fold', 'a walking aid'],
  [14, 'Knee scooter', 'brakes fold', 'a walking aid'],
  [15, 'Cane', 'tips', 'a walking aid'],
  [16, 'Crutches', 'tips', 'a walking aid'],
  [17, 'Shower chair or bath seat', 'fold tips', 4],
  [18, 'Bath transfer bench or bath board', 'tips', 6],
  [19, 'Bath lift', 'charge up_down', 12],
  [20, 'Commode chair', 'tips', 8],
  [21, 'Rolling shower commode chair', 'brakes', 15],
  [22, 'Raised toilet seat', '', 2.5],
  [23, 'Toilet safety frame', 'tips', 4],
  [24, 'Grab bar', '', 0.7],
  [25, 'Tub clamp rail or floor-to-ceiling pole', '', 3],
  [26, 'Hospital bed', 'up_down', 80],
  [27, 'Pressure relief mattress or overlay', 'cover', 8],
  [28, 'Bed rail or bed assist handle', '', 5],
  [29, 'Trapeze or lifting pole', '', 15],
  [30, 'Overbed table', '', 14],
  [31, 'Bed wedge or leg support', 'cover', 2],
  [32, 'Patient lift - floor (sling)', 'charge up_down sling', 35],
  [33, 'Sit-to-stand lift', 'charge up_down sling', 45],
  [34, 'Ceiling track lift', 'charge up_down sling', 25],
  [35, 'Sling for a lift', 'sling', 1],
  [36, 'Transfer board', '', 2],
  [37, 'Transfer belt or slide sheet', '', 0.5],
  [38, 'Standing frame', '', 40],
  [39, 'Portable ramp', '', 15],
  [40, 'Threshold ramp', '', 5],
  [41, 'Stair lift', 'charge up_down', 60],
  [42, 'Porch or platform lift', 'charge up_down', 150],
  [43, 'Vehicle carrier or hoist for scooter or wheelchair', '', 30],
  [44, 'Vehicle seat and driving aids', '', 3],
  [45, 'Lift chair (power recliner)', 'up_down cover', 45],
  [46, 'Geriatric or positioning chair', 'brakes cover', 35],
  [47, 'Perching stool or high seat chair', 'tips', 8],
  [48, 'Bed or chair risers', '', 2],
  [49, 'Reacher or dressing aid', '', 0.3],
  [50, 'Kitchen and eating aid', '', 0.5],
  [51, 'Child wheelchair', 'brakes fold', 14],
  [52, 'Adaptive stroller', 'brakes fold', 15],
  [53, 'Child walker or gait trainer', 'brakes', 8],
  [54, 'Activity chair or child stander', '', 20],
  [55, 'Adaptive tricycle', 'brakes', 20],
  [56, 'Magnifier or video magnifier (CCTV)', '', 4],
  [57, 'Hearing or reminder device', 'wiped', 0.3],
  [58, 'Blood pressure or health monitor', 'wiped', 0.5],
  [59, 'Exercise and therapy aid', '', 10],
  [60, 'Brace or support boot', '', 0.7],
] as const

const ofEverything = ['label', 'loan', 'whole', 'clean']

test.each(types)('%d: %s is tried for “%s”, and weighs %s', (id, _name, tried, weighs) => {
  expect(checksFor(id).map(({ name }) => name)).toEqual([...ofEverything, ...tried.split(' ').filter(Boolean)])
  if (typeof weighs !== 'number') return
  const handed = { equipment_type_id: id, category_id: 1, handed_over: 10, weighed: 0, kilograms: 0 }
  expect(carbonOf([handed]).other_kilograms).toBe(weighs * 10)
  expect(carbonOf([{ ...handed, category_id: walkingAidsId }]).walking_aids).toBe(10)
})
