import { z } from 'zod'
import { nearShape, positionQuery, readNear } from '../listings/near-query.ts'
import { operation } from '../operation.ts'
import { placesPaths } from './paths.ts'

export const location = z.object({ id: z.int(), name: z.string() }).meta({ id: 'Location' })

/** Has its name twice, like a condition: `name` as elsewhere, `value` and `text` for the wizard's options. */
const locationOption = location.extend({ value: z.int(), text: z.string() }).meta({ id: 'LocationOption' })

/** How far away something is, by its municipality's centre. */
export const distance = z.object({ km: z.int(), text: z.string() }).meta({ id: 'Distance' })

/** Where a postal code or a position is: degrees, rounded to about a kilometre, and the municipality's name. */
const foundPlace = z.object({ lat: z.number(), long: z.number(), municipal: z.string() }).meta({ id: 'FoundPlace' })

export const placesOperations = {
  listLocationsToChoose: operation({
    ...placesPaths.listLocationsToChoose,
    summary: 'The municipalities where a listing can be, in alphabetical order',
    answer: z.object({ data: z.array(locationOption) }),
    refusals: [],
  }),
  listLocationsToFilter: operation({
    ...placesPaths.listLocationsToFilter,
    summary: 'The municipalities to filter by, in alphabetical order; of who shares a location those within the radius',
    query: z.object(nearShape).transform((sent, context) => ({ near: readNear(sent, context) })),
    answer: z.object({ data: z.array(location.extend({ distance: distance.optional() })) }),
    refusals: ['invalid'],
  }),
  geocode: operation({
    ...placesPaths.geocode,
    summary: 'Where a postal code of the region is; the position is rounded to about a kilometre',
    query: z.object({ postal_code: z.string().default('') }),
    answer: z.object({ data: foundPlace }),
    refusals: ['invalid', 'too_many'],
  }),
  reverseGeocode: operation({
    ...placesPaths.reverseGeocode,
    summary: 'In which municipality a position of the region is',
    query: positionQuery,
    answer: z.object({ data: foundPlace }),
    refusals: ['invalid', 'too_many'],
  }),
}
