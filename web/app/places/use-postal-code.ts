import { type KeyboardEvent, useEffect, useEffectEvent } from 'react'
import { setTypedCode, type TypedCode, useLocationState, useTypedCode } from './location-store.ts'
import { lookUpPostalCode } from './look-up-postal-code.ts'
import { normalizePostalCode } from './normalize-postal-code.ts'

/** The typed postal code: normalized and looked up by its button, by Enter or on blur; removed when it is emptied. */
export function usePostalCode() {
  const { postalCode = '', geoLocation } = useLocationState()
  const { text, error }: TypedCode = useTypedCode() ?? { text: postalCode }
  const lookUp = () => {
    const code = normalizePostalCode(text)
    setTypedCode({ text: code, error })
    lookUpPostalCode(code)
  }
  const lookUpStored = useEffectEvent(() => {
    if (text && !error && !geoLocation) lookUp()
  })
  useEffect(() => lookUpStored(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter must not submit the form around the field.
    event.preventDefault()
    lookUp()
  }
  return {
    text,
    setText: (text: string) => setTypedCode({ text, error }),
    error,
    lookUp,
    onBlur: lookUp,
    onKeyDown,
  }
}
