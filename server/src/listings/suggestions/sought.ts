import type { Catalogue, EquipmentType } from '#catalogue'
import type { Context } from '#platform/context'
import type { Filter } from '../search/filter.ts'
import { typesOf } from '../search/read-filter.ts'
import { readWords } from '../search/read-words.ts'
import { kindsIn, type Named } from './read-kinds.ts'
import { type Size, sizesIn } from './read-sizes.ts'

/** What a search looks for, apart: the kind it names, the sizes, and the words that are neither. */
export type Sought = {
  named?: Named | undefined
  sizes: (Size & { words: string })[]
  /** The words without sizes, slips of the keys mended. */
  words: string
  /** The words that name neither a size nor a kind. */
  rest: string
  kind?: { name: string; pictured_type_id: number } | undefined
}

/** "bed or rail", "-rail" and quoted words are a question of their own, of which nothing is taken out. */
const isQuestion = /\bor\b|(^|\s)-|(^|\s)["“]/i

/** What `asked` looks for; its words as they were typed, so that no unit is taken for a slip. */
export async function soughtIn(ctx: Context, asked: Filter, catalogue: Catalogue): Promise<Sought> {
  const text = asked.words ?? ''
  if (!text || isQuestion.test(text)) return { sizes: [], words: text, rest: text, kind: kindOf(asked, catalogue) }
  const sizes = sizesIn(text)
  const words = await readWords(ctx, cut(text, sizes))
  const named = kindsIn(words, catalogue)
  return {
    named,
    sizes: sizes.map((size) => ({ ...size, words: text.slice(size.from, size.to).trim() })),
    words,
    rest: named ? cut(words, [named]) : words,
    kind: kindOf(asked, catalogue, named),
  }
}

/** A text without some of its parts. */
function cut(text: string, parts: { from: number; to: number }[]): string {
  const last = parts.toSorted((one, other) => other.from - one.from)
  return last
    .reduce((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, text)
    .replace(/\s+/g, ' ')
    .trim()
}

/** What is looked for as one kind: a type that is named among those chosen, else what is chosen, else what is named. */
function kindOf(filter: Filter, catalogue: Catalogue, named?: Named): Sought['kind'] {
  const chosen = typesOf(catalogue, filter)
  const type = named?.typeId === undefined ? undefined : catalogue.types.get(named.typeId)
  if (type && (!chosen.length || chosen.includes(type))) return pictured(type.name, type)
  const [only, ...others] = chosen
  if (only && !others.length) return pictured(only.name, only)
  return chosen.length ? categoryOf(chosen, catalogue) : categoryNamed(named, catalogue)
}

const pictured = (name: string, { id }: EquipmentType) => ({ name, pictured_type_id: id })

/** The one category of all of these types. */
function categoryOf(types: EquipmentType[], { categories }: Catalogue): Sought['kind'] {
  const [first, ...others] = types
  const category = categories.get(first?.categoryId ?? 0)
  const isOne = first && category && others.every(({ categoryId }) => categoryId === first.categoryId)
  return isOne ? pictured(category.name, first) : undefined
}

/** The category that is named, or the one in which most of the types are that may be meant. */
export function categoryNamed(named: Named | undefined, { categories, types }: Catalogue): Sought['kind'] {
  if (!named) return undefined
  const meant = named.typeIds.flatMap((id) => types.get(id) ?? [])
  const among = Map.groupBy(meant, ({ categoryId }) => categoryId)
  const [id] = [...among].sort(([, one], [, other]) => other.length - one.length)[0] ?? []
  const category = categories.get(named.categoryId ?? id ?? 0)
  const first = (category && among.get(category.id)?.[0]) ?? category?.types[0]
  return category && first && pictured(category.name, first)
}
