import { useEffect } from 'react'
import type { StepNumber } from '../steps.ts'
import { useWizard } from '../wizard-context.ts'

/** Saves the step, so that a draft is resumed where it was left. */
export function useSaveStep(step: StepNumber): void {
  const { wizard } = useWizard()
  useEffect(() => wizard.change({ step }), [wizard, step])
}
