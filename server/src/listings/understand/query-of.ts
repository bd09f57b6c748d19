import { type EquipmentType, filterableFields } from '#catalogue'
import type { ReferenceLists } from '../browse/reference-lists.ts'
import type { Piece } from './understand.ts'

/** Filters by their names in the API's query. */
export type NamedQuery = Record<string, string | string[]>

/** The names of filters that each sort of piece takes the place of. */
export const namesOfSort: Record<Piece['sort'], readonly string[]> = {
  kind: ['categories[]', 'field.'],
  measure: ['field.'],
  place: ['locations[]'],
  condition: ['conditions[]'],
  brand: ['brand'],
  price: ['price_range'],
  free: ['price_range'],
  cheapest: ['sorted_by'],
  prohibited: [],
  outside: [],
}

type Measure = Extract<Piece, { sort: 'measure' }>
type Field = EquipmentType['fields'][number]

/** Returns the filters that these pieces stand for. A measure that the kinds do not have, and what may not be listed, stand for none. */
export function queryOf(pieces: readonly Piece[], lists: ReferenceLists): NamedQuery {
  const types = typesOf(pieces, lists)
  const query: NamedQuery = {}
  if (types.length) query['categories[]'] = kindNames(types, lists)
  const places = pieces.flatMap((piece) => (piece.sort === 'place' ? piece.locationIds : []))
  if (places.length) query['locations[]'] = namesOf(places, lists.locations.byId)
  const conditions = pieces.flatMap((piece) => (piece.sort === 'condition' ? piece.conditionIds : []))
  if (conditions.length) query['conditions[]'] = namesOf(conditions, lists.catalogue.conditions)
  for (const piece of pieces) {
    if (piece.sort === 'brand') query.brand = piece.name
    if (piece.sort === 'cheapest') query.sorted_by = 'price_asc'
    if (piece.sort === 'free') query['price_range[ending_price]'] = '0'
    if (piece.sort === 'price') {
      if (piece.min !== undefined) query['price_range[starting_price]'] = String(Math.floor(piece.min))
      if (piece.max !== undefined) query['price_range[ending_price]'] = String(Math.ceil(piece.max))
    }
    if (piece.sort === 'measure') Object.assign(query, measureQuery(piece, types.length ? types : allTypes(lists)))
  }
  return query
}

/**
 * Returns the equipment types that the pieces mean together: where one name means some of what another does, those that both mean
 * ("electric wheelchair", "wheelchair"), else all of them ("bed or mattress").
 */
export function typesOf(pieces: readonly Piece[], { catalogue }: ReferenceLists): EquipmentType[] {
  const groups: Set<number>[] = []
  for (const piece of kindsOf(pieces)) {
    const ids = new Set(piece.typeIds)
    const at = groups.findIndex((group) => !group.isDisjointFrom(ids))
    if (at < 0) groups.push(ids)
    else groups[at] = (groups[at] as Set<number>).intersection(ids)
  }
  return [...new Set(groups.flatMap((group) => [...group]))].flatMap((id) => catalogue.types.get(id) ?? [])
}

type Kind = Extract<Piece, { sort: 'kind' }>

/** A name of this many kinds says little. */
const general = 3

/**
 * The kinds that count. A name that is a brand's too stands for the brand. What somebody wants to do says more than a general name beside it
 * ("get a wheelchair over the sill"), and less than a name of a few kinds.
 */
function kindsOf(pieces: readonly Piece[]): Kind[] {
  const isBrand = (kind: Piece) =>
    pieces.some(({ sort, from, to }) => sort === 'brand' && from === kind.from && to === kind.to)
  const kinds = pieces.filter((piece): piece is Kind => piece.sort === 'kind' && !isBrand(piece))
  const [needs, names] = [kinds.filter(({ need }) => need), kinds.filter(({ need }) => !need)]
  if (!needs.length || !names.length) return kinds
  const meets = (one: Kind, others: Kind[]) =>
    others.some(({ typeIds }) => one.typeIds.some((id) => typeIds.includes(id)))
  if (names.some((name) => meets(name, needs))) return kinds
  const isGeneral = names.every(({ typeIds }) => typeIds.length >= general)
  return isGeneral && needs.some(({ need }) => need === 'task') ? needs : names
}

/** A category by its own name where all of its types are meant. */
function kindNames(types: readonly EquipmentType[], { catalogue }: ReferenceLists): string[] {
  const ids = new Set(types.map(({ id }) => id))
  const whole = [...catalogue.categories.values()].filter((category) => category.types.every(({ id }) => ids.has(id)))
  const rest = types.filter(({ categoryId }) => !whole.some(({ id }) => id === categoryId))
  return [...whole, ...rest].map(({ name }) => name)
}

const namesOf = (ids: readonly number[], rows: ReadonlyMap<number, { name: string }>) => [
  ...new Set(ids.flatMap((id) => rows.get(id)?.name ?? [])),
]

/** The field that a measure is meant for, by the kinds beside it. */
export function fieldOfMeasure(measure: Measure, pieces: readonly Piece[], lists: ReferenceLists): Field | undefined {
  const types = typesOf(pieces, lists)
  return fieldOf(measure, types.length ? types : allTypes(lists))
}

/** A measure of no kind is one of those that most kinds have. */
const allTypes = ({ catalogue }: ReferenceLists) => [...catalogue.types.values()]

function measureQuery(measure: Measure, types: readonly EquipmentType[]): NamedQuery {
  const field = fieldOf(measure, types)
  if (!field) return {}
  const key = `field.${field.name}`
  if (measure.unstated) return { [`${key}.unknown`]: 'only' }
  const { from, to } = boundsOf(measure, field)
  return {
    ...(from !== undefined && { [`${key}.from`]: String(from) }),
    ...(to !== undefined && { [`${key}.to`]: String(to) }),
  }
}

/**
 * Returns the field that a measure is meant for: of its unit, in its range, with its dimensions. "Up to" means what a thing is and weighs,
 * anything else first what it can carry.
 */
function fieldOf(measure: Measure, types: readonly EquipmentType[]): Field | undefined {
  const wanted = measure.min === undefined && measure.max !== undefined ? 'at_most' : 'at_least'
  const score = (field: Field) => Number(field.required) + (field.ask === wanted ? 2 : 0)
  return filterableFields(types)
    .filter((field) => field.ask !== 'one_of' && isInRange(field, measure))
    .filter(({ name }) => measure.dimensions.every((word) => isDimension(name.split('_'), word)))
    .sort((one, other) => score(other) - score(one))[0]
}

/** What is said to be deep is as long as it is deep: a mattress. */
const isDimension = (parts: string[], word: string) =>
  parts.includes(word) || (word === 'depth' && parts.includes('length'))

function isInRange(field: Field, measure: Measure): boolean {
  const amount = amountIn(field, measure, measure.amount)
  return amount !== undefined && amount >= (field.minimum ?? 0) && amount <= (field.maximum ?? Number.POSITIVE_INFINITY)
}

/** Lengths are asked for in inches of some fields and in feet of others. */
function amountIn({ unit }: Field, measure: Measure, amount: number): number | undefined {
  const inches = measure.unit === 'ft' ? amount * 12 : amount
  if (unit === measure.unit) return round(amount)
  if (measure.unit === 'lb') return undefined
  if (unit === 'in') return round(inches)
  return unit === 'ft' ? round(inches / 12) : undefined
}

const round = (amount: number) => Math.round(amount * 10) / 10

/** Around a plain measure: half an inch to either side of a seat of 18, a fiftieth of what is longer. */
export function boundsOf(
  measure: Measure,
  field: Field,
): { from?: number | undefined; to?: number | undefined; amount: number } {
  const [amount, min, max] = [measure.amount, measure.min, measure.max].map((value) =>
    value === undefined ? undefined : amountIn(field, measure, value),
  ) as [number, number | undefined, number | undefined]
  if (min !== undefined || max !== undefined) return { from: min, to: max, amount }
  if (field.ask === 'at_least') return { from: amount, amount }
  if (field.ask === 'at_most') return { to: amount, amount }
  const slack = Math.max(field.unit === 'in' ? 0.5 : 0, amount / 50)
  return { from: round(amount - slack), to: round(amount + slack), amount }
}
