import { privateMeta } from '../../accounts/page/private-meta.ts'
import { type StepNumber, steps } from './steps.ts'

/** The title of a step: where one is, first. */
export const stepMeta = (step: StepNumber) => privateMeta(`${steps[step].name}, step ${step + 1} of ${steps.length}`)
