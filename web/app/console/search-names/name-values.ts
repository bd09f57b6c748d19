import {
  type SearchLanguage,
  type SearchNameSort,
  searchLanguages,
  searchNameError,
  searchNameKindsError,
} from '@reable/contract/search-names/rules'
import { anyValue } from '../../ui/form/rules.ts'

export type NameValues = { name: string; sort: string; language: string; equipment_type_ids: string }

/** The ids of a text with commas between them. */
export const idsOf = (text: string): number[] => (text ? text.split(',').map(Number) : [])

export const nameRules = {
  name: searchNameError,
  sort: anyValue,
  language: (chosen: string) => (chosen in searchLanguages ? undefined : 'Please choose a language'),
  equipment_type_ids: (text: string) => searchNameKindsError(idsOf(text)),
}

/** What the form has typed in it, as the API takes it. */
export const nameBody = ({ name, sort, language, equipment_type_ids }: NameValues) => ({
  name,
  sort: sort as SearchNameSort,
  language: language as SearchLanguage,
  equipment_type_ids: idsOf(equipment_type_ids),
})
