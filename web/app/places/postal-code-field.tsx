import { type ComponentProps, useId } from 'react'
import { Button } from '../ui/button/button.tsx'
import box from '../ui/field/field.module.css'
import { Field } from '../ui/field/field.tsx'
import { useLocationState } from './location-store.ts'
import styles from './near-me.module.css'
import { usePostalCode } from './use-postal-code.ts'

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
    <div className={styles.near}>
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
