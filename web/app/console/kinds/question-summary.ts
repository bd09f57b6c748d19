import { isNumeric, unitNames } from '@reable/contract/catalogue/properties-rules'
import { filterTexts } from '@reable/contract/kinds/rules'
import type { Kinds } from './load-kinds.ts'

/** How a question is answered and filtered by, in a few words: "A number in inches from 8 to 36. Filter: at most so much". */
export function questionSummary(field: Kinds['fields'][number]): string {
  const filter = field.private ? 'For its owner alone' : `Filter: ${filterTexts[field.facet ?? 'none'].toLowerCase()}`
  return `${answerText(field)}. ${filter}`
}

function answerText(field: Kinds['fields'][number]): string {
  const { field_type, options, unit, min, max } = field
  if (field_type === 'drop_down') return options.map(({ name }) => name).join(', ')
  if (!isNumeric(field)) return 'A few words'
  const name = unit === 'year' ? ', a year,' : unit ? ` in ${unitNames[unit] ?? unit}` : ''
  return `A number${name} from ${min} to ${max}`
}
