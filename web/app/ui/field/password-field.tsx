import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { useTyped } from '../form/use-typed.ts'
import styles from './field.module.css'
import { Field, type FieldWords } from './field.tsx'
import { heldBack } from './held-back.ts'
import { type PasswordTick, PasswordTicks } from './password-ticks.tsx'
import { describedBy } from './text-field.tsx'
import { useField } from './use-field.ts'

type Props = FieldWords & {
  name: string
  autoComplete: 'current-password' | 'new-password'
  /** Of a password that is being chosen: what it must have, ticked off as it is typed. */
  ticks?: readonly PasswordTick[]
  /** Another field that is judged anew when this one changes. */
  judges?: string
}

/** A password, which its owner can have shown. */
export function PasswordField({ name, label, hint, notYet, ticks, judges, autoComplete }: Props) {
  const field = useField(name, judges)
  const [shown, setShown] = useState(false)
  const ticksId = `${field.id}-ticks`
  return (
    <Field {...field} {...{ label, hint, notYet }}>
      <span className={styles.withButton}>
        <input
          {...field.native}
          {...heldBack(notYet)}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className={styles.box}
          aria-describedby={describedBy(field, { hint, notYet }, ticks && ticksId)}
        />
        <Button variant="quiet" icon={shown ? EyeOff : Eye} data-needs-script onClick={() => setShown(!shown)}>
          {shown ? 'Hide' : 'Show'}
          <span className="visually-hidden"> {label.toLowerCase()}</span>
        </Button>
      </span>
      {ticks && <TicksOf id={ticksId} {...{ name, ticks }} />}
    </Field>
  )
}

function TicksOf({ id, name, ticks }: { id: string; name: string; ticks: readonly PasswordTick[] }) {
  return <PasswordTicks id={id} ticks={ticks} password={useTyped(name)} />
}
