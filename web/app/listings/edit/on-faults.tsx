import { useEffect, useRef } from 'react'
import { useFormParts } from '../../ui/form/form-context.ts'

/** Acts when there is something to correct in the form around it. */
export function OnFaults({ act }: { act: () => void }) {
  const { faults, refusals } = useFormParts()
  const isWrong = Object.keys(faults).length > 0
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    if (isWrong || refusals) latest.current()
  }, [isWrong, refusals])
  return null
}
