import { useEffect, useEffectEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { type FormValues, useFormParts } from '../ui/form/form-context.ts'

/** Calls `onTyped` with the values of the form around it at every change. */
export function RememberTyped({ onTyped }: { onTyped: (typed: FormValues) => void }) {
  const { control } = useFormParts()
  const typed = useWatch({ control })
  const remember = useEffectEvent(onTyped)
  useEffect(() => {
    const defined = Object.entries(typed).filter((entry): entry is [string, string | boolean] => entry[1] !== undefined)
    if (defined.length) remember(Object.fromEntries(defined))
  }, [typed])
  return null
}
