import type { Catalogue, EquipmentType } from '#catalogue'
import type { Context } from '#platform/context'
import type { Filter } from '../search/filter.ts'
import { typesOf } from '../search/read-filter.ts'
import { readTerms } from '../search/read-terms.ts'
import { type KindMatch, kindIn } from './read-kinds.ts'
import { type Size, sizesIn } from './read-sizes.ts'

/** The parts of a search: the kind it names, the sizes, and the terms that are neither. */
export type SearchIntent = {
  kindMatch?: KindMatch | undefined
  sizes: (Size & { text: string })[]
  /** The terms without sizes, typos corrected. */
  terms: string
  /** The terms that name neither a size nor a kind. */
  otherTerms: string
  kind?: { name: string; pictured_type_id: number } | undefined
}

/** "bed or rail", "-rail" and quoted words use search operators: nothing is taken out of such a search. */
const hasOperators = /\bor\b|(^|\s)-|(^|\s)["“]/i

/** Reads the intent of a search from a filter whose terms are as typed, so that no unit is taken for a typo. */
export async function readSearchIntent(ctx: Context, filter: Filter, catalogue: Catalogue): Promise<SearchIntent> {
  const text = filter.terms ?? ''
  if (!text || hasOperators.test(text))
    return { sizes: [], terms: text, otherTerms: text, kind: kindOf(filter, catalogue) }
  const sizes = sizesIn(text)
  const terms = await readTerms(ctx, removeParts(text, sizes))
  const kindMatch = kindIn(terms, catalogue)
  return {
    kindMatch,
    sizes: sizes.map((size) => ({ ...size, text: text.slice(size.from, size.to).trim() })),
    terms,
    otherTerms: kindMatch ? removeParts(terms, [kindMatch]) : terms,
    kind: kindOf(filter, catalogue, kindMatch),
  }
}

/** Returns a text without some of its parts. */
function removeParts(text: string, parts: { from: number; to: number }[]): string {
  const last = parts.toSorted((one, other) => other.from - one.from)
  return last
    .reduce((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, text)
    .replace(/\s+/g, ' ')
    .trim()
}

/** Returns the one kind that is looked for: a type that is named among those chosen, else what is chosen, else what is named. */
function kindOf(filter: Filter, catalogue: Catalogue, kindMatch?: KindMatch): SearchIntent['kind'] {
  const chosen = typesOf(catalogue, filter)
  const type = kindMatch?.typeId === undefined ? undefined : catalogue.types.get(kindMatch.typeId)
  if (type && (!chosen.length || chosen.includes(type))) return kindAnswer(type.name, type)
  const [only, ...others] = chosen
  if (only && !others.length) return kindAnswer(only.name, only)
  return chosen.length ? commonCategory(chosen, catalogue) : categoryOfMatch(kindMatch, catalogue)
}

const kindAnswer = (name: string, { id }: EquipmentType) => ({ name, pictured_type_id: id })

/** Returns the one category of all of these types. */
function commonCategory(types: EquipmentType[], { categories }: Catalogue): SearchIntent['kind'] {
  const [first, ...others] = types
  const category = first && categories.get(first.categoryId)
  const isOne = category && others.every(({ categoryId }) => categoryId === first.categoryId)
  return isOne ? kindAnswer(category.name, first) : undefined
}

/** Returns the category that is named, or the one in which most of the types are that may be meant. */
export function categoryOfMatch(
  kindMatch: KindMatch | undefined,
  { categories, types }: Catalogue,
): SearchIntent['kind'] {
  if (!kindMatch) return undefined
  const candidates = kindMatch.typeIds.flatMap((id) => types.get(id) ?? [])
  const among = Map.groupBy(candidates, ({ categoryId }) => categoryId)
  const [id] = [...among].sort(([, one], [, other]) => other.length - one.length)[0] ?? []
  const category = categories.get((kindMatch.categoryId ?? id) as number)
  const first = (category && among.get(category.id)?.[0]) ?? category?.types[0]
  return category && first && kindAnswer(category.name, first)
}
