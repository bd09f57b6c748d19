import type { Catalogue, EquipmentType } from '#catalogue'
import type { Locations } from '#places'
import { plainName } from './clean-cell.ts'
import { meansField } from './csv-columns.ts'

/** What a cell names, or the sentence to its reader why it names nothing. */
export type Found<Thing> = { found: Thing } | { fault: string }

/** Finds what cells and headers name. */
export type Names = {
  type(cell: string): Found<EquipmentType>
  condition(cell: string): Found<number>
  place(cell: string): Found<number>
  isCategoryOf(cell: string, type: EquipmentType): boolean
  /** Whether a column's name means a detail of any type. */
  isDetail(header: string): boolean
}

/** Names are compared without case. A type answers to its synonyms too. */
export function namesOf({ catalogue, locations }: { catalogue: Catalogue; locations: Locations }): Names {
  const types = [...catalogue.types.values()]
  return {
    type: (cell) => findType(cell, types),
    condition: (cell) => findOne('condition', cell, [...catalogue.conditions.values()]),
    place: (cell) => findOne('place', cell, locations.all),
    isCategoryOf: (cell, { categoryId }) =>
      plainName(catalogue.categories.get(categoryId)?.name ?? '') === plainName(cell),
    isDetail: (header) => types.some(({ fields }) => fields.some((field) => meansField(header, field))),
  }
}

function findOne(what: string, cell: string, things: readonly { id: number; name: string }[]): Found<number> {
  const thing = things.find(({ name }) => plainName(name) === plainName(cell))
  if (thing) return { found: thing.id }
  const choices = things.map(({ name }) => name).join(', ')
  return { fault: `${cell ? `There is no ${what} “${cell}”` : 'This is empty'}. Write one of: ${choices}.` }
}

function findType(cell: string, types: EquipmentType[]): Found<EquipmentType> {
  if (!cell) return { fault: 'This is empty. Write the name of an equipment type.' }
  const meant = plainName(cell)
  const named = types.filter(({ name }) => plainName(name) === meant)
  const [type, ...others] = named.length ? named : types.filter((each) => each.synonyms.map(plainName).includes(meant))
  if (type && !others.length) return { found: type }
  if (type) return { fault: `“${cell}” can mean ${[type, ...others].map(({ name }) => name).join(' or ')}.` }
  const near = types.filter((each) => sharesWord(meant, each)).slice(0, 4)
  const hint = near.length ? ` Do you mean ${near.map(({ name }) => name).join(' or ')}?` : ''
  return { fault: `There is no equipment type “${cell}”.${hint}` }
}

/** Whether a word of four letters or more stands in both. */
function sharesWord(meant: string, { name, synonyms }: EquipmentType): boolean {
  const words = new Set(wordsOf([name, ...synonyms].join(' ').toLowerCase()))
  return wordsOf(meant).some((word) => words.has(word))
}

const wordsOf = (text: string) => text.match(/\p{L}{4,}/gu) ?? []
