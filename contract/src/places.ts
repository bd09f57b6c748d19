import { z } from 'zod'
import { operation } from './operation.ts'
import { placesPaths } from './places-paths.ts'

export const location = z.object({ id: z.int(), name: z.string() }).meta({ id: 'Location' })

export const placesOperations = {
  listLocationsToFilter: operation({
    ...placesPaths.listLocationsToFilter,
    summary: 'The municipalities to filter by, in alphabetical order',
    answer: z.object({ data: z.array(location) }),
    refusals: [],
  }),
}
