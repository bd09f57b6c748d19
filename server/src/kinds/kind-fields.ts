import type { FilterWay, QuestionUnit, WrittenQuestion } from '@reable/contract/kinds/rules'
import type { Catalogue, Category, EquipmentType, Field } from '#catalogue'
import type { CategoryFields, KindFields } from './kind-queries.ts'

/** A kind as its versions hold it. */
export const kindFieldsOf = (type: EquipmentType): KindFields => ({
  category_id: type.categoryId,
  ...{ name: type.name, tooltip: type.tooltip, synonyms: type.synonyms, retired: type.retired },
  questions: type.fields.map(({ name, required }) => ({ field_name: name, field_required: required })),
})

/** A category as its versions hold it. */
export const categoryFieldsOf = ({ name, tooltip, rank }: Category): CategoryFields => ({ name, tooltip, rank })

/** A question as its versions hold it. */
export function questionFieldsOf(field: Field): WrittenQuestion {
  const isNumber = field.numeric
  return {
    ...{ label: field.label, tooltip: field.tooltip, reason: field.reason },
    answer: field.fieldType === 'drop_down' ? 'choice' : isNumber ? 'number' : 'text',
    unit: (field.unit ?? 'none') as QuestionUnit,
    min: isNumber ? String(field.minimum ?? 0) : '',
    max: isNumber ? String(field.maximum ?? '') : '',
    ...{ options: field.options, retired_options: field.retiredOptions },
    filter: (field.private ? null : field.ask) ?? ('none' satisfies FilterWay),
    private: field.private,
  }
}

export const kindsThatAsk = ({ types }: Catalogue, name: string): EquipmentType[] =>
  [...types.values()].filter(({ fields }) => fields.some((field) => field.name === name))
