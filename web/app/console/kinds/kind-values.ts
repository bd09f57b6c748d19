import {
  categoryMissing,
  informationError,
  kindNameError,
  readLines,
  synonymsError,
} from '@reable/contract/kinds/rules'
import { anyValue } from '../../ui/form/rules.ts'
import type { EditedKind } from './load-kinds.ts'

export type KindValues = { name: string; category: string; tooltip: string; synonyms: string; retired: boolean }

/** A question of a kind, in its order. */
export type AskedQuestion = { field_name: string; field_required: boolean }

/** The rules of the form of a kind; the category of one that is there stays. */
export const kindRulesFor = (isNew: boolean) => ({
  name: kindNameError,
  category: (id: string) => (isNew && !id ? categoryMissing : undefined),
  tooltip: informationError,
  synonyms: (text: string) => synonymsError(readLines(text)),
  retired: anyValue,
})

export const valuesOfKind = (kind: EditedKind | undefined, category = ''): KindValues => ({
  name: kind?.name ?? '',
  category: kind ? String(kind.category_id) : category,
  tooltip: kind?.tooltip ?? '',
  synonyms: kind?.synonyms.join('\n') ?? '',
  retired: kind?.retired ?? false,
})

export const askedBy = (kind: EditedKind | undefined): AskedQuestion[] =>
  (kind?.fields ?? []).map(({ field_name, field_required }) => ({ field_name, field_required }))

/** What the form has typed in it, as the API takes it. */
export const kindBody = (values: KindValues, questions: readonly AskedQuestion[]) => ({
  ...{ name: values.name, tooltip: values.tooltip, synonyms: readLines(values.synonyms) },
  ...{ retired: values.retired === true, questions: [...questions] },
})
