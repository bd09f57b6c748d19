import type { Catalogue, EquipmentType, Field } from '#catalogue'
import type { Locations } from '#places'
import { oneOf } from '../answer-hint.ts'
import { findType } from '../find-type.ts'
import type { LookupResult } from '../lookup-result.ts'
import { plainName, quoted } from './clean-cell.ts'
import { type Columns, matchesField, plainNamesOf } from './csv-columns.ts'

/** Finds what cells and headers name. Case makes no difference. */
export type Names = {
  /** A type is also found by its synonyms. */
  type(cell: string): LookupResult<EquipmentType>
  condition(cell: string): LookupResult<number>
  place(cell: string): LookupResult<number>
  category(type: EquipmentType): string
  /** The detail of this type that a column contains. */
  detail(header: string, type: EquipmentType): Field | undefined
  /** Whether a column contains a detail of any type. */
  isDetail(header: string): boolean
}

/** Returns the lookups of all that can be named, memoized since files have many rows. */
export function namesOf({ catalogue, locations }: { catalogue: Catalogue; locations: Locations }): Names {
  const types = [...catalogue.types.values()].filter(({ retired }) => !retired)
  // By their names, as a file may have two hundred columns and the types have a thousand details.
  const fields = new Map(types.flatMap((type) => type.fields).map((field) => [field.name, field]))
  const details = new Set([...fields.values()].flatMap(plainNamesOf))
  const detail = memoize((key) => {
    const [id, header = ''] = key.split('\n')
    return catalogue.types.get(Number(id))?.fields.find((field) => matchesField(header, field))
  })
  return {
    type: memoize((cell: string) => findType(types, cell)),
    condition: memoize(findOne('condition', [...catalogue.conditions.values()])),
    place: memoize(findPlace(locations.all)),
    category: ({ categoryId }) => catalogue.categories.get(categoryId)?.name ?? '',
    detail: (header, type) => detail(`${type.id}\n${header}`),
    isDetail: (header) => details.has(plainName(header)),
  }
}

/** Returns the columns without those that mean nothing to the site, such as numbers of shelves. */
export const columnsInUse = (columns: Columns, names: Names): Columns => ({
  ...columns,
  extra: columns.extra.filter(({ header }) => names.isDetail(header)),
})

/** A file of a thousand canes looks up the cane a thousand times. */
const maxCached = 1_000

function memoize<Answer>(find: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>()
  return (text) => {
    const cached = answers.get(text)
    if (cached !== undefined) return cached
    const answer = find(text)
    if (answers.size < maxCached) answers.set(text, answer)
    return answer
  }
}

/** What part of a municipality it is stands in brackets here, and often without them. */
const placeName = (name: string) => plainName(name).replace(/[()]/g, '')
const province = /,? (bc|b\.c\.|british columbia)(,? canada)?$/

/** Finds a place by its name, also with the province behind it; one that begins several names is each of them. */
function findPlace(places: readonly { id: number; name: string }[]) {
  const findByName = findOne('place', places)
  return (cell: string): LookupResult<number> => {
    const name = placeName(cell).replace(province, '')
    const named = places.find((place) => placeName(place.name) === name)
    if (named) return { found: named.id }
    const meant = places.filter((place) => placeName(place.name).startsWith(`${name} `))
    if (!name || meant.length < 2) return findByName(cell)
    return {
      error: `${quoted(cell)} can mean ${meant.map((place) => `“${place.name}”`).join(' or ')}. Write one of them.`,
    }
  }
}

function findOne(what: string, things: readonly { id: number; name: string }[]) {
  const choices = oneOf(things.map(({ name }) => name))
  return (cell: string): LookupResult<number> => {
    const thing = things.find(({ name }) => plainName(name) === plainName(cell))
    if (thing) return { found: thing.id }
    return { error: `${cell ? `There is no ${what} ${quoted(cell)}` : 'This is empty'}. Write ${choices}.` }
  }
}
