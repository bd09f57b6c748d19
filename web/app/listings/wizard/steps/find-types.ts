import { normalizeText } from '@reable/contract/text/harmless-text'
import type { Categories, EquipmentType } from '../../fields/listing-lists.ts'

export type FoundType = { type: EquipmentType; category: string }

const plain = (text: string) =>
  normalizeText(text, 'NFD')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase()
    .trim()

/** The types whose name, synonyms or category contain a word that begins with each term; those whose name does come first. */
export function findTypes(categories: Categories, typed: string): FoundType[] {
  const terms = plain(typed).split(' ').filter(Boolean)
  const found = categories.flatMap(({ name: category, equipment_types: types }) =>
    types.flatMap((type) => {
      const rank = rankOf(type, category, terms)
      return rank === undefined ? [] : [{ type, category, rank }]
    }),
  )
  return found.sort((one, other) => one.rank - other.rank).map(({ type, category }) => ({ type, category }))
}

function rankOf(type: EquipmentType, category: string, terms: string[]): number | undefined {
  const texts = [type.name, [type.name, ...type.synonyms].join(' '), [type.name, ...type.synonyms, category].join(' ')]
  const rank = texts.findIndex((text) => terms.every((word) => ` ${plain(text)}`.includes(` ${word}`)))
  return rank < 0 ? undefined : rank
}
