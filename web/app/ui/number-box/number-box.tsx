import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { normalizeNumber } from './normalize-number.ts'
import styles from './number-box.module.css'

type Props = {
  label: string
  name: string
  value: string
  /** The pattern of valid numbers; for anything else the error is shown when the field is left. */
  pattern: RegExp
  error: string
  placeholder?: string | undefined
  maxLength?: number | undefined
  /** The id of its hint. */
  describedBy?: string | undefined
  /** Asks for a phone keyboard with a decimal point. */
  decimal?: boolean | undefined
}

/** A short field for a number. Its text is normalized visibly when the field is left or Enter is pressed. */
export function NumberBox({ label, name, value, pattern, error, describedBy, decimal, ...native }: Props) {
  const [text, setText] = useState({ initial: value, now: value })
  const [isInvalid, setIsInvalid] = useState(false)
  const id = `${name}-box`
  const now = text.initial === value ? text.now : value
  const normalize = (event: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) => {
    if ('key' in event && event.key !== 'Enter') return
    const normalized = normalizeNumber(event.currentTarget.value)
    // Set at once, so that the form around it reads the normalized number.
    event.currentTarget.value = normalized
    setText({ initial: value, now: normalized })
    setIsInvalid(!pattern.test(normalized))
  }
  return (
    <div className={styles.box}>
      <label htmlFor={id}>{label}</label>
      {isInvalid && (
        <p id={`${id}-fault`} className={styles.error}>
          {error}
        </p>
      )}
      <input
        {...native}
        id={id}
        name={name}
        type="text"
        inputMode={decimal ? 'decimal' : 'numeric'}
        value={now}
        onChange={({ target }) => setText({ initial: value, now: target.value })}
        onBlur={normalize}
        onKeyDown={normalize}
        aria-invalid={isInvalid || undefined}
        aria-describedby={[isInvalid && `${id}-fault`, describedBy].filter(Boolean).join(' ') || undefined}
      />
    </div>
  )
}
