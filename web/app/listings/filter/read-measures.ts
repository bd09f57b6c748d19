import type { Question } from '@reable/contract/catalogue/properties-rules'
import { loadCode } from '../../shell/load-code.ts'
import type { FacetField, Panel } from './filter-panel-data.ts'

const boundKey = /^field\.([a-z_]+)\.(?:from|to)$/
const plainNumber = /^\d{1,5}(\.\d{1,2})?$/

/** Fetched when somebody writes more than a plain number. */
const reader = () => import('@reable/contract/measures/answers')

/**
 * Returns an address with its measures in their fields' own units: "46 cm", "18 ½" and "eighteen" are read here as in every other form.
 * What is no measure stays as it was typed, and is mentioned in a note.
 */
export async function readMeasures(address: URLSearchParams, { kind }: Panel): Promise<URLSearchParams> {
  const typed = [...address].filter(([key, value]) => boundKey.test(key) && !plainNumber.test(value))
  if (!typed.length) return address
  const { storedAnswer } = await loadCode(reader)
  const read = new URLSearchParams(address)
  for (const [key, value] of typed) {
    const field = kind?.fields.find(({ field_name }) => field_name === boundKey.exec(key)?.[1])
    read.set(key, storedAnswer({ unit: field?.unit ?? null }, value))
  }
  return read
}

/**
 * What is wrong with what was typed for a measure, if anything is. A number that is out of its field's range and in it by the other unit is
 * asked about ("Did you mean 46 cm?"); any other one may be looked for.
 */
export async function measureProblem(
  typed: string,
  { label, unit, min, max }: Pick<FacetField, 'label' | 'unit' | 'min' | 'max'>,
): Promise<string | undefined> {
  const isInRange = plainNumber.test(typed) && Number(typed) >= (min ?? 0) && Number(typed) <= (max ?? more)
  if (isInRange || !typed) return undefined
  const { answerError, storedAnswer, suggestMeasure } = await reader()
  if (!plainNumber.test(storedAnswer({ unit }, typed))) return 'Use a number, such as 18.'
  const question: Question = {
    label,
    unit,
    min,
    max,
    field_type: 'unit_text_field',
    field_required: false,
    options: [],
  }
  return suggestMeasure(question, typed) && answerError(question, typed)
}

const more = Number.POSITIVE_INFINITY
