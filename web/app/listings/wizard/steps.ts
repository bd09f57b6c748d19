import { href } from 'react-router'
import { addresses } from '../../shell/addresses.ts'

/** The five steps with their addresses. (WIZ-08) */
export const steps = [
  { name: 'Equipment Type', path: addresses.createListing },
  { name: 'Images', path: href('/wizard/images') },
  { name: 'Basic Information', path: href('/wizard/basics') },
  { name: 'Additional Details', path: href('/wizard/details') },
  { name: 'Preview', path: href('/wizard/preview') },
] as const

/** Numbered from 0. */
export type StepNumber = 0 | 1 | 2 | 3 | 4

export const stepAt = (path: string): StepNumber =>
  Math.max(
    0,
    steps.findIndex((step) => step.path === path.replace(/\/$/, '')),
  ) as StepNumber

/** The progress of a draft, by which the steps in the header open. */
export type Progress = {
  typeChosen: boolean
  hasImages: boolean
  imagesUploaded: boolean
  basicsFilled: boolean
  detailsFilled: boolean
}

/** The reason why a step is not open yet; undefined when it is. What lies before the current step is always open. */
export function whyClosed(step: StepNumber, current: StepNumber, progress: Progress): string | undefined {
  return step <= current ? undefined : gates[step](progress) ? undefined : reasons[step]
}

/** True if the answers of a step are there. */
export const isDone = (step: StepNumber, progress: Progress): boolean => doneChecks[step](progress)

type StepChecks = Record<StepNumber, (progress: Progress) => boolean>

const gates: StepChecks = {
  0: () => true,
  1: ({ hasImages }) => hasImages,
  2: ({ imagesUploaded }) => imagesUploaded,
  3: ({ basicsFilled }) => basicsFilled,
  4: ({ detailsFilled }) => detailsFilled,
}

const doneChecks: StepChecks = {
  0: ({ typeChosen }) => typeChosen,
  1: ({ imagesUploaded }) => imagesUploaded,
  2: ({ basicsFilled }) => basicsFilled,
  3: ({ detailsFilled }) => detailsFilled,
  4: () => false,
}

const reasons: Record<StepNumber, string> = {
  0: '',
  1: 'Step 2 opens here once there is a photo. Press Next to add one.',
  2: 'Step 3 opens here once a photo is uploaded.',
  3: 'Step 4 opens here once title, price, condition and location are filled in.',
  4: 'Step 5 opens here once the details and the description are filled in.',
}

/** The path on which a saved draft is resumed. */
export const pathOf = ({ step }: { step: StepNumber }): string => (steps[step] ?? steps[0]).path
