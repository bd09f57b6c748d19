import { type Catalogue, type EquipmentType, type Field, fieldsAskedOf } from '#catalogue'
import type { Context } from '#platform/context'
import { censusOf, countIn } from '../counts/census.ts'
import { countMatches } from '../counts/count-queries.ts'
import type { Filter } from '../search/filter.ts'
import { typesOf } from '../search/read-filter.ts'
import type { Size } from './read-sizes.ts'
import { sizeLabel } from './size-label.ts'
import { categoryNamed, type Sought } from './sought.ts'

export type Suggestion = { label: string; query: Record<string, string> }

type Asking = { filter: Filter; sought: Sought; catalogue: Catalogue }

const mostKinds = 3
const mostSizes = 2

/** What of the words can be taken up as a filter, sizes before kinds; each leads to a listing at least. */
export async function suggest(ctx: Context, asking: Asking): Promise<Suggestion[]> {
  const { sought } = asking
  if (!sought.named && !sought.sizes.length) return []
  const sizes = await Promise.all(sought.sizes.slice(0, mostSizes).map((size) => suggestSize(ctx, asking, size)))
  return [...sizes.flatMap((size) => size ?? []), ...(await suggestKinds(ctx, asking))]
}

/** The category that is named, then the types that may be meant, the most listed first; within what is chosen already. */
async function suggestKinds(ctx: Context, { filter, sought, catalogue }: Asking): Promise<Suggestion[]> {
  const { named, rest, sizes } = sought
  const { categoryIds, typeIds } = filter
  if (!named || typeIds.length || categoryIds.length > 1) return []
  const census = await censusOf(ctx)
  const count = (kind: Partial<Filter>) => countIn(census, { ...filter, categoryIds: [], typeIds: [], ...kind })
  const query = (name: string) => ({ 'categories[]': name, search_query: joined(rest, ...sizes) })
  const category = categoryIds.length ? undefined : catalogue.categories.get(named.categoryId ?? 0)
  const types = named.typeIds
    .flatMap((id) => catalogue.types.get(id) ?? [])
    .filter((type) => !categoryIds.length || categoryIds.includes(type.categoryId))
    .map((type) => ({ type, total: count({ typeIds: [type.id] }) }))
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
  return [
    ...(category && count({ categoryIds: [category.id] }) > 0
      ? [{ label: named.label ?? category.name, query: query(category.name) }]
      : []),
    ...types.map(({ type: { name } }) => ({ label: name.replace(/ \(.*\)$/, ''), query: query(name) })),
  ].slice(0, mostKinds)
}

/** A size of what is chosen, else of the kind that is named, which is then chosen with it. */
async function suggestSize(
  ctx: Context,
  { filter, sought, catalogue }: Asking,
  size: Sought['sizes'][number],
): Promise<Suggestion | undefined> {
  const chosen = typesOf(catalogue, filter)
  const kind = chosen.length ? undefined : kindOfSize(sought, catalogue)
  const types = kind?.types ?? chosen
  const field = fieldMeant(fieldsAskedOf(types), size)
  if (!field || filter.measures.some(({ number }) => number === field.number)) return undefined
  const { amount, isLeast } = field
  const words = joined(kind?.isNamed ? sought.rest : sought.words, ...sought.sizes.filter((other) => other !== size))
  const having = types.filter(({ fields }) => fields.some(({ name }) => name === field.name)).map(({ id }) => id)
  const measure = { number: field.number, typeIds: having, ...(isLeast ? { from: amount } : { to: amount }) }
  const narrowed = {
    ...filter,
    ...(kind && { categoryIds: [], typeIds: having }),
    words: words || undefined,
    measures: [...filter.measures, measure],
  }
  if ((await countMatches(ctx, narrowed, 1)) === 0) return undefined
  return {
    label: sizeLabel(field, amount, isLeast),
    query: {
      ...(kind && { 'categories[]': kind.name }),
      [`field.${field.name}.${isLeast ? 'from' : 'to'}`]: String(amount),
      search_query: words,
    },
  }
}

const joined = (words: string, ...sizes: { words: string }[]) =>
  [words, ...sizes.map((size) => size.words)].filter(Boolean).join(' ')

/** The type or the category that is named; of several types their category, and the words stay to tell them from others. */
function kindOfSize({ named }: Sought, catalogue: Catalogue) {
  const type = catalogue.types.get(named?.typeId ?? 0)
  if (type) return { name: type.name, types: [type], isNamed: true }
  const name = categoryNamed(named, catalogue)?.name
  const category = [...catalogue.categories.values()].find((one) => one.name === name)
  return category && { name: category.name, types: category.types, isNamed: named?.categoryId !== undefined }
}

type Meant = EquipmentType['fields'][number] & { amount: number; isLeast: boolean }

/** The field that is meant: of its unit, in its range, named by what was said; else one that every listing answers, else the first. */
function fieldMeant(fields: EquipmentType['fields'], size: Size): Meant | undefined {
  const [field] = fields
    .filter((one) => one.ask !== 'one_of' && fits(one, size))
    .filter(({ name }) => size.about.every((word) => name.split('_').includes(word)))
    .sort((one, other) => Number(other.required) - Number(one.required))
  return field && { ...field, amount: amountIn(field, size), isLeast: field.ask !== 'at_most' }
}

/** In the field's own unit: what is kept in inches can be asked for in feet. */
const amountIn = ({ unit }: Field, size: Size) => (unit === 'in' && size.unit === 'ft' ? size.amount * 12 : size.amount)

function fits(field: Field, size: Size): boolean {
  const amount = amountIn(field, size)
  const sameKind = field.unit === size.unit || (field.unit === 'in' && size.unit === 'ft')
  return sameKind && amount >= (field.minimum ?? 0) && amount <= (field.maximum ?? Number.POSITIVE_INFINITY)
}
