import { descriptionError } from '@reable/contract/listings/rules'
import { fieldError, labelsOf } from '../../fields/field-rules.ts'
import type { EquipmentField } from '../../fields/listing-lists.ts'
import { wordError } from '../../fields/prohibited-list.ts'
import type { StepNumber } from '../steps.ts'
import { basicError, type Draft } from './draft.ts'

/** Something that prevents a draft from being submitted, and the step where it is corrected. */
export type Problem = { name: string; label?: string | undefined; sentence: string; step: StepNumber }

export const imageRequired = "Image is required! Go back to 'Images' and upload an image."

/** All of them: images, title, description and price first, in the order of the specification. (WIZ-07) */
export function problemsOf(draft: Draft, ready: number, fields: readonly EquipmentField[]): Problem[] {
  const checks: [string, StepNumber, string | undefined][] = [
    ['images', 1, ready ? undefined : imageRequired],
    ['title', 2, basicError(draft, 'title')],
    ['description', 3, descriptionError(draft.description) ?? wordError(draft.description, draft.checked_words)],
    ['price', 2, basicError(draft, 'price')],
    ['condition_id', 2, basicError(draft, 'condition_id')],
    ['location_id', 2, basicError(draft, 'location_id')],
    ...fields.map((field): [string, StepNumber, string | undefined] => {
      const error = fieldError(field, draft.properties[field.field_name] ?? '')
      return [field.field_name, 3, error]
    }),
  ]
  const labels = labelsOf(fields)
  return checks.flatMap(([name, step, sentence]) => (sentence ? [{ name, label: labels[name], step, sentence }] : []))
}

const stepOf: Readonly<Record<string, StepNumber>> = {
  equipment_type_id: 0,
  images: 1,
  title: 2,
  price: 2,
  free: 2,
  condition_id: 2,
  location_id: 2,
}

/** The errors of the server, each at its step. */
export function problemsRefused(sentences: Record<string, string>, fields: readonly EquipmentField[]): Problem[] {
  const labels = labelsOf(fields)
  return Object.entries(sentences).map(([name, sentence]) => ({
    name,
    label: labels[name],
    sentence,
    step: stepOf[name] ?? 3,
  }))
}
