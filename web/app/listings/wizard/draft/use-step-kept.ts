import { useEffect } from 'react'
import type { StepNumber } from '../steps.ts'
import { useWizard } from '../wizard-context.ts'

/** A draft goes on at the step where it was left. */
export function useSaveStep(step: StepNumber): void {
  const { wizard } = useWizard()
  useEffect(() => wizard.change({ step }), [wizard, step])
}
