import { type Catalogue, type EquipmentType, type Field, filterableFields } from '#catalogue'
import type { Context } from '#platform/context'
import { countMatches } from '../counts/count-queries.ts'
import { countIn, countSnapshotOf } from '../counts/count-snapshot.ts'
import type { Filter } from '../search/filter.ts'
import { typesOf } from '../search/read-filter.ts'
import { toleranceOf } from '../search/read-measures.ts'
import type { Size } from './read-sizes.ts'
import { categoryOfMatch, type SearchIntent } from './search-intent.ts'
import { sizeLabel } from './size-label.ts'

export type Suggestion = { label: string; query: Record<string, string> }

type SuggestInput = { filter: Filter; intent: SearchIntent; catalogue: Catalogue }

const maxKinds = 3
const maxSizes = 2

/** Returns the parts of a search that can become a filter, sizes before kinds; each leads to one listing at least. */
export async function suggest(ctx: Context, input: SuggestInput): Promise<Suggestion[]> {
  const sizes = await Promise.all(input.intent.sizes.slice(0, maxSizes).map((size) => suggestSize(ctx, input, size)))
  return [...sizes.flatMap((size) => size ?? []), ...(await suggestKinds(ctx, input))]
}

/** The category that is named, then the types that may be meant, the most listed first; within what is chosen already. */
async function suggestKinds(ctx: Context, { filter, intent, catalogue }: SuggestInput): Promise<Suggestion[]> {
  const { kindMatch, otherTerms, sizes } = intent
  const { categoryIds, typeIds } = filter
  if (!kindMatch || typeIds.length || categoryIds.length > 1) return []
  const snapshot = await countSnapshotOf(ctx)
  const count = (kind: Partial<Filter>) => countIn(snapshot, { ...filter, categoryIds: [], typeIds: [], ...kind })
  const query = (name: string) => ({ 'categories[]': name, search_query: joinTerms(otherTerms, ...sizes) })
  const category = categoryIds.length ? undefined : catalogue.categories.get(kindMatch.categoryId ?? 0)
  const types = kindMatch.typeIds
    .flatMap((id) => catalogue.types.get(id) ?? [])
    .filter((type) => !categoryIds.length || categoryIds.includes(type.categoryId))
    .map((type) => ({ type, total: count({ typeIds: [type.id] }) }))
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
  return [
    ...(category && count({ categoryIds: [category.id] }) > 0
      ? [{ label: kindMatch.label ?? category.name, query: query(category.name) }]
      : []),
    ...types.map(({ type: { name } }) => ({ label: name.replace(/ \(.*\)$/, ''), query: query(name) })),
  ].slice(0, maxKinds)
}

/** A size of what is chosen, else of the kind that is named, which is then chosen with it. */
async function suggestSize(
  ctx: Context,
  { filter, intent, catalogue }: SuggestInput,
  size: SearchIntent['sizes'][number],
): Promise<Suggestion | undefined> {
  const chosen = typesOf(catalogue, filter)
  const kind = chosen.length ? undefined : kindOfSize(intent, catalogue)
  const types = kind?.types ?? chosen
  const field = matchField(filterableFields(types), size)
  if (!field || filter.measures.some(({ number }) => number === field.number)) return undefined
  const { amount, isMinimum } = field
  const terms = joinTerms(
    kind?.isNamed ? intent.otherTerms : intent.terms,
    ...intent.sizes.filter((other) => other !== size),
  )
  const typeIds = types.filter(({ fields }) => fields.some(({ name }) => name === field.name)).map(({ id }) => id)
  const measure = {
    number: field.number,
    typeIds,
    ...(isMinimum ? { from: amount } : { to: amount }),
    ...toleranceOf(field),
  }
  const narrowed: Filter = {
    ...filter,
    ...(kind && { categoryIds: [], typeIds }),
    terms: terms || undefined,
    measures: [...filter.measures, measure],
  }
  if ((await countMatches(ctx, narrowed, 1)) === 0) return undefined
  return {
    label: sizeLabel(field, amount, isMinimum),
    query: {
      ...(kind && { 'categories[]': kind.name }),
      [`field.${field.name}.${isMinimum ? 'from' : 'to'}`]: String(amount),
      search_query: terms,
    },
  }
}

const joinTerms = (terms: string, ...sizes: { text: string }[]) =>
  [terms, ...sizes.map((size) => size.text)].filter(Boolean).join(' ')

/** Returns the type or the category that is named; for several types their category, and the terms stay to distinguish them. */
function kindOfSize({ kindMatch }: SearchIntent, catalogue: Catalogue) {
  const type = catalogue.types.get(kindMatch?.typeId ?? 0)
  if (type) return { name: type.name, types: [type], isNamed: true }
  const name = categoryOfMatch(kindMatch, catalogue)?.name
  const category = [...catalogue.categories.values()].find((one) => one.name === name)
  return category && { name: category.name, types: category.types, isNamed: kindMatch?.categoryId !== undefined }
}

type MatchedField = EquipmentType['fields'][number] & { amount: number; isMinimum: boolean }

/** Returns the field that a size is meant for: of its unit, in its range, with its dimensions; a required one first. */
function matchField(fields: EquipmentType['fields'], size: Size): MatchedField | undefined {
  const [field] = fields
    .filter((one) => one.ask !== 'one_of' && fits(one, size))
    .filter(({ name }) => size.dimensions.every((word) => name.split('_').includes(word)))
    .sort((one, other) => Number(other.required) - Number(one.required))
  return field && { ...field, amount: amountIn(field, size), isMinimum: field.ask !== 'at_most' }
}

/** In the field's own unit: what is stored in inches can be searched in feet. */
const amountIn = ({ unit }: Field, size: Size) => (unit === 'in' && size.unit === 'ft' ? size.amount * 12 : size.amount)

function fits(field: Field, size: Size): boolean {
  const amount = amountIn(field, size)
  const sameKind = field.unit === size.unit || (field.unit === 'in' && size.unit === 'ft')
  return sameKind && amount >= (field.minimum as number) && amount <= (field.maximum as number)
}
