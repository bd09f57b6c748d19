import { z } from 'zod'
import { nearShape, positionQuery, readNear } from '../listings/near-query.ts'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'
import { validatedBy } from '../validated-text.ts'
import { change, line, rank, seen, stewardRefusals, volunteerRefusals } from '../versions/operations.ts'
import { latitudeError, longitudeError, placeNameError } from './edited-rules.ts'

export const location = z.object({ id: z.int(), name: z.string() }).meta({ id: 'Location' })

/** Has its name twice, like a condition: `name` as elsewhere, `value` and `text` for the wizard's options. */
const locationOption = location
  .extend({
    value: z.int(),
    text: z.string(),
    /** It takes no new listings; those that are there stay. */
    closed: z.boolean(),
  })
  .meta({ id: 'LocationOption' })

/** How far away something is, by its municipality's centre. */
export const distance = z.object({ km: z.int(), text: z.string() }).meta({ id: 'Distance' })

/** Where a postal code or a position is: degrees, rounded to about a kilometre, and the municipality's name. */
const foundPlace = z.object({ lat: z.number(), long: z.number(), municipal: z.string() }).meta({ id: 'FoundPlace' })

const placeFields = {
  name: line(placeNameError),
  latitude: z.number().superRefine(validatedBy((degrees: number) => latitudeError(String(degrees)))),
  longitude: z.number().superRefine(validatedBy((degrees: number) => longitudeError(String(degrees)))),
  /** Orders the places; those with the same one stand by the alphabet. */
  rank,
  /** It takes no new listings; those that are there stay. */
  closed: z.boolean(),
}

const editedPlace = z
  .object({
    ...{ id: z.int(), name: z.string(), latitude: z.number(), longitude: z.number(), rank: z.int() },
    closed: z.boolean(),
    /** How many listings it has that are not deleted. */
    posts: z.int(),
    ...change,
  })
  .meta({ id: 'EditedPlace' })

const byId = z.object({ id: z.string() })

export const placesOperations = {
  listLocationsToChoose: operation({
    ...paths.listLocationsToChoose,
    summary: 'The municipalities where a listing can be, in their order',
    answer: z.object({ data: z.array(locationOption) }),
    refusals: [],
  }),
  listLocationsToFilter: operation({
    ...paths.listLocationsToFilter,
    summary: 'The municipalities to filter by, in their order; of who shares a location those within the radius',
    query: z.object(nearShape).transform((sent, context) => ({ near: readNear(sent, context) })),
    answer: z.object({ data: z.array(location.extend({ distance: distance.optional() })) }),
    refusals: ['invalid'],
  }),
  geocode: operation({
    ...paths.geocode,
    summary: 'Where a postal code of the region is; the position is rounded to about a kilometre',
    query: z.object({ postal_code: z.string().default('') }),
    answer: z.object({ data: foundPlace }),
    refusals: ['invalid', 'too_many'],
  }),
  reverseGeocode: operation({
    ...paths.reverseGeocode,
    summary: 'In which municipality a position of the region is',
    query: positionQuery,
    answer: z.object({ data: foundPlace }),
    refusals: ['invalid', 'too_many'],
  }),
  listPlaces: operation({
    ...paths.listPlaces,
    summary: 'The municipalities as volunteers edit them, and those that were removed; for them alone',
    answer: z.object({
      data: z.object({ places: z.array(editedPlace), removed: z.array(z.object({ id: z.int(), name: z.string() })) }),
    }),
    refusals: volunteerRefusals,
  }),
  createPlace: operation({
    ...paths.createPlace,
    summary: 'A steward adds a municipality, offered at once. 409: there is no room for more',
    body: z.strictObject(placeFields),
    answer: z.object({ data: editedPlace }),
    refusals: stewardRefusals,
  }),
  changePlace: operation({
    ...paths.changePlace,
    summary: 'A steward changes a municipality, or brings one back. 409: it was changed since',
    params: byId,
    body: z.strictObject({ ...placeFields, ...seen }),
    answer: z.object({ data: editedPlace }),
    refusals: stewardRefusals,
  }),
  removePlace: operation({
    ...paths.removePlace,
    summary: 'A steward removes a municipality that nothing refers to. 409: something does, or it was changed since',
    params: byId,
    body: z.strictObject(seen),
    answer: z.object({ data: z.object({ id: z.int() }) }),
    refusals: stewardRefusals,
  }),
}
