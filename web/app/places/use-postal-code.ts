import { type KeyboardEvent, useEffect, useState } from 'react'
import { askPostalCode } from './ask-postal-code.ts'
import { keepLocation, useLocationState } from './location-store.ts'
import { mendPostalCode } from './mend-postal-code.ts'

/** A postal code as it is typed: mended visibly and looked up when its field is left or Enter pressed; emptied, it is forgotten. */
export function usePostalCode() {
  const { postalCode = '', geoLocation } = useLocationState()
  const [text, setText] = useState(postalCode)
  const [fault, setFault] = useState<string>()
  const lookUp = async (code: string) => {
    if (code) return setFault(await askPostalCode(code))
    setFault(undefined)
    keepLocation({ postalCode: undefined, geoLocation: undefined, municipal: undefined })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the code of before
  useEffect(() => {
    if (postalCode && !geoLocation) lookUp(postalCode)
  }, [])
  const onBlur = () => {
    const mended = mendPostalCode(text)
    setText(mended)
    if (mended !== postalCode || (mended && !geoLocation)) lookUp(mended)
    else setFault(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // The form around it has its own to send.
    event.preventDefault()
    onBlur()
  }
  return { text, setText, fault, onBlur, onKeyDown }
}
