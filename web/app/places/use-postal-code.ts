import { type KeyboardEvent, useEffect } from 'react'
import { askPostalCode } from './ask-postal-code.ts'
import { keepTyped, type TypedCode, useLocationState, useTypedCode } from './location-store.ts'
import { mendPostalCode } from './mend-postal-code.ts'

/** A postal code as it is typed: mended visibly and looked up by its button, by Enter or when its field is left; emptied, it is forgotten. */
export function usePostalCode() {
  const { postalCode = '', geoLocation } = useLocationState()
  const { text, fault }: TypedCode = useTypedCode() ?? { text: postalCode }
  const look = () => {
    const code = mendPostalCode(text)
    keepTyped({ text: code, fault })
    askPostalCode(code)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the code of before
  useEffect(() => {
    if (text && !fault && !geoLocation) look()
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // The form around it has its own to send.
    event.preventDefault()
    look()
  }
  return { text, setText: (text: string) => keepTyped({ text, fault }), fault, look, onBlur: look, onKeyDown }
}
