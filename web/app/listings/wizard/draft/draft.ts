import { descriptionError } from '@reable/contract/listings/rules'
import { newId } from '../../../new-id.ts'
import type { Rules } from '../../../ui/form/rules.ts'
import type { BasicValues } from '../../fields/basic-fields.tsx'
import { basicRules } from '../../fields/field-rules.ts'
import type { Photo } from '../../photos/photo.ts'
import type { StepNumber } from '../steps.ts'

/** A listing that is being written. */
export type Draft = BasicValues & {
  /** Sent with it, so that one listing at most comes of it. */
  id: string
  type: { id: number; name: string; category: string } | undefined
  description: string
  properties: Record<string, string>
  /** The location that was filled in for them, if it was. */
  usual_location: string
  /** The photos that have arrived. */
  photos: readonly Photo[]
  /** The number of photos that were chosen and had not arrived. */
  missing: number
  /** The fourth step was left with nothing wrong in it. */
  detailsDone: boolean
  /** The step it was at last. */
  step: StepNumber
  /** In milliseconds. */
  savedAt: number
}

export const emptyDraft = (): Draft => ({
  id: newId(),
  type: undefined,
  title: '',
  price: '',
  free: false,
  condition_id: '',
  location_id: '',
  description: '',
  checked_words: '',
  properties: {},
  usual_location: '',
  photos: [],
  missing: 0,
  detailsDone: false,
  step: 0,
  savedAt: 0,
})

/** The error of one of the third step's fields, if any. */
export const basicError = (draft: Draft, name: keyof BasicValues): string | undefined => check(basicRules, draft, name)

const check = <Name extends keyof BasicValues>(rules: Rules<BasicValues>, draft: Draft, name: Name) =>
  rules[name](draft[name], draft)

export const areBasicsFilled = (draft: Draft): boolean =>
  !(['title', 'price', 'condition_id', 'location_id'] as const).some((name) => basicError(draft, name))

export const areDetailsFilled = ({ detailsDone, description }: Draft): boolean =>
  detailsDone && descriptionError(description) === undefined
