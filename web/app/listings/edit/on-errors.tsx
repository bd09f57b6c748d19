import { useEffect, useEffectEvent } from 'react'
import { useFormParts } from '../../ui/form/form-context.ts'

/** Runs when there is something to correct in the form around it. */
export function OnErrors({ run }: { run: () => void }) {
  const { errors, refusals } = useFormParts()
  const hasErrors = Object.keys(errors).length > 0
  const onErrors = useEffectEvent(run)
  useEffect(() => {
    if (hasErrors || refusals) onErrors()
  }, [hasErrors, refusals])
  return null
}
