import { postalCodeError, postalCodeInvalid } from '@reable/contract/places/rules'
import { normalizeText } from '@reable/contract/text/harmless-text'
import { type ComponentProps, type KeyboardEvent, useEffect, useEffectEvent, useId } from 'react'
import { browserApi } from '../api.ts'
import { Button } from '../ui/button/button.tsx'
import box from '../ui/field/field.module.css'
import { Field } from '../ui/field/field.tsx'
import {
  locationState,
  setTypedCode,
  startRequest,
  type TypedCode,
  typedCode,
  updateLocation,
  useLocationState,
  useTypedCode,
} from './location-store.ts'
import styles from './near-me.module.css'

const hint = 'For example V5H 2A9. We keep it on this device.'

/** The field of the postal code, and the municipality in which it was found. */
export function PostalCodeField() {
  const { postalCode, geoLocation, municipal } = useLocationState()
  const { text, setText, error, lookUp, ...events } = usePostalCode()
  const id = useId()
  const ids: ComponentProps<typeof Field>['ids'] = {
    hint: `${id}-hint`,
    error: `${id}-fault`,
    disabledReason: `${id}-not-yet`,
  }
  return (
    <div className={`needs-script ${styles.near}`}>
      <Field id={id} ids={ids} label="Your postal code" hint={hint} error={error}>
        <span className={styles.code}>
          <input
            {...events}
            id={id}
            type="text"
            autoComplete="postal-code"
            autoCapitalize="characters"
            enterKeyHint="done"
            spellCheck={false}
            maxLength={40}
            value={text}
            className={box.box}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${ids.hint} ${ids.error}` : ids.hint}
            onChange={({ target }) => setText(target.value)}
          />
          <Button onClick={lookUp}>Find</Button>
        </span>
      </Field>
      <div role="status" className={styles.status}>
        {error && <p className="visually-hidden">{error}</p>}
        {geoLocation && municipal && <p>{`${postalCode} is in ${municipal}.`}</p>}
      </div>
    </div>
  )
}

/** The typed postal code: normalized and looked up by its button, by Enter or on blur; removed when it is emptied. */
function usePostalCode() {
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

/** The pending look-up. */
let pending: { code: string; isLast: () => boolean } | undefined

/**
 * Looks up a normalized postal code and shares its position from then on; an empty one is removed. An error stays with the typed code.
 * (GEO-04, GEO-05)
 */
export async function lookUpPostalCode(code: string): Promise<void> {
  if (pending?.code === code && pending.isLast()) return
  const isLast = startRequest()
  const { postalCode, geoLocation } = locationState()
  if (!code) updateLocation({ postalCode: undefined, geoLocation: undefined, municipal: undefined })
  if (!code || (code === postalCode && geoLocation)) return setTypedCode(undefined)
  const error = postalCodeError(code)
  if (error) return setTypedCode({ text: code, error })
  pending = { code, isLast }
  const reply = await browserApi('geocode', { query: { postal_code: code } })
  if (!isLast()) return
  pending = undefined
  // Sharing was turned off, or switched to the current position, in another tab.
  if (!locationState().allowSharingLocation || locationState().useCurrentLocation) return
  if (!reply.ok) return showError(reply.failure.errors?.postal_code ?? [postalCodeInvalid, reply.failure.error])
  const { lat, long, municipal } = reply.data
  updateLocation({ postalCode: code, geoLocation: { lat, long }, municipal })
  const text = typedCode()?.text
  // Somebody may be typing on already.
  setTypedCode(text === undefined || text === code ? undefined : { text })
}

/** Shows the error beside the present text of the field. */
const showError = (sentences: string[]) => setTypedCode({ text: typedCode()?.text ?? '', error: sentences.join('. ') })

/**
 * Normalizes a postal code and corrects its typos: capitals, one blank in the middle, and where a digit belongs a letter O becomes
 * a zero, an I or l a one. Text that is still no code is returned as it was typed, in capitals.
 */
export function normalizePostalCode(text: string): string {
  const typed = normalizeText(text, 'NFKC').trim().toUpperCase()
  const code = typed.replace(/[\s.\p{Pd}]/gu, '')
  const normalized = code.replace(/^(.)(.)(.)(.)(.)(.)$/u, (_, ...six: string[]) =>
    six
      .slice(0, 6)
      .map((letter, at) => (at % 2 ? asDigit(letter) : letter))
      .join(''),
  )
  return /^[A-Z]\d[A-Z]\d[A-Z]\d$/.test(normalized) ? `${normalized.slice(0, 3)} ${normalized.slice(3)}` : typed
}

const asDigit = (letter: string) => letter.replace(/O/, '0').replace(/[IL|]/, '1')
