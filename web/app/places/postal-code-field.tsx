import { useId } from 'react'
import { Button } from '../ui/button/button.tsx'
import box from '../ui/field/field.module.css'
import { Field } from '../ui/field/field.tsx'
import { useLocationState } from './location-store.ts'
import styles from './near-me.module.css'
import { usePostalCode } from './use-postal-code.ts'

const hint = 'For example V5H 2A9. We keep it on this device.'

/** The postal code to look around, and the place it was found in. */
export function PostalCodeField() {
  const { postalCode, geoLocation, municipal } = useLocationState()
  const { text, setText, fault, look, ...events } = usePostalCode()
  const id = useId()
  const ids = { hint: `${id}-hint`, fault: `${id}-fault`, notYet: `${id}-not-yet` }
  return (
    <div className={styles.near}>
      <Field id={id} ids={ids} label="Your postal code" hint={hint} fault={fault}>
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
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? `${ids.hint} ${ids.fault}` : ids.hint}
            onChange={({ target }) => setText(target.value)}
          />
          <Button onClick={look}>Find</Button>
        </span>
      </Field>
      <div role="status" className={styles.said}>
        {fault && <p className="visually-hidden">{fault}</p>}
        {geoLocation && municipal && <p>{`${postalCode} is in ${municipal}.`}</p>}
      </div>
    </div>
  )
}
