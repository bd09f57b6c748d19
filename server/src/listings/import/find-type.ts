import type { EquipmentType } from '#catalogue'
import { plainName, quoted, singularName } from './csv/clean-cell.ts'
import type { LookupResult } from './lookup-result.ts'

/** Finds the type that a cell names, by its name or else by a synonym; the error suggests similar names. */
export function findType(types: EquipmentType[], cell: string): LookupResult<EquipmentType> {
  if (!cell) return { error: `This is empty. Write the name of an equipment type, such as “Cane”. ${typesHint}` }
  const [type, ...others] = typesCalled(types, plainName(cell))
  if (type && !others.length) return { found: type }
  if (type) return { error: `${quoted(cell)} can mean ${namesIn([type, ...others])}. Write one of them.` }
  const similar = types.filter((each) => sharesWord(plainName(cell), each)).slice(0, 4)
  const suggestion = similar.length ? ` Do you mean ${namesIn(similar)}?` : ''
  return { error: `There is no equipment type ${quoted(cell)}.${suggestion} ${typesHint}` }
}

const typesHint = 'The page of the empty sheets has the names of all.'

/** By their names or else by what else people call them, word for word or else in the plural. */
function typesCalled(types: EquipmentType[], wanted: string): EquipmentType[] {
  for (const plain of [plainName, singularName]) {
    const isWanted = (name: string) => plain(name) === plain(wanted)
    const named = types.filter(({ name }) => isWanted(name))
    if (named.length) return named
    const called = types.filter(({ synonyms }) => synonyms.some(isWanted))
    if (called.length) return called
  }
  return []
}

const namesIn = (types: EquipmentType[]) => types.map(({ name }) => `“${name}”`).join(' or ')

/** Returns whether both have a meaningful word of four letters or more in common. */
function sharesWord(wanted: string, { name, synonyms }: EquipmentType): boolean {
  const words = new Set(wordsOf([name, ...synonyms].join(' ').toLowerCase()))
  return wordsOf(wanted).some((word) => words.has(word))
}

const wordsOf = (text: string) => (text.match(/\p{L}{4,}/gu) ?? []).filter((word) => word !== 'with')
