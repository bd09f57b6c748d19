import { type KeyboardEvent, useEffect } from 'react'
import { askPostalCode } from './ask-postal-code.ts'
import { keepTyped, type TypedCode, useLocationState, useTypedCode } from './location-store.ts'
import { mendPostalCode } from './mend-postal-code.ts'

/** A postal code as it is typed: mended visibly and looked up when its field is left or Enter pressed; emptied, it is forgotten. */
export function usePostalCode() {
  const { postalCode = '', geoLocation } = useLocationState()
  const { text, fault }: TypedCode = useTypedCode() ?? { text: postalCode }
  const onBlur = () => {
    const code = mendPostalCode(text)
    keepTyped({ text: code, fault })
    askPostalCode(code)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the code of before
  useEffect(() => {
    if (text && !fault && !geoLocation) onBlur()
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // The form around it has its own to send.
    event.preventDefault()
    onBlur()
  }
  return { text, setText: (text: string) => keepTyped({ text, fault }), fault, onBlur, onKeyDown }
}
