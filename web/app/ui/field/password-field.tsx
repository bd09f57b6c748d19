import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { useTyped } from '../form/use-typed.ts'
import styles from './field.module.css'
import { Field, type FieldWords } from './field.tsx'
import { heldBack } from './held-back.ts'
import { PasswordRequirements, type PasswordTick } from './password-ticks.tsx'
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
  const [isShown, setIsShown] = useState(false)
  const requirementsId = `${field.id}-ticks`
  return (
    <Field {...field} {...{ label, hint, notYet }}>
      <span className={styles.withButton}>
        <input
          {...field.native}
          {...heldBack(notYet)}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className={styles.box}
          aria-describedby={describedBy(field, { hint, notYet }, ticks && requirementsId)}
        />
        <Button variant="quiet" icon={isShown ? EyeOff : Eye} data-needs-script onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'}
          <span className="visually-hidden"> {label.toLowerCase()}</span>
        </Button>
      </span>
      {ticks && <TypedRequirements id={requirementsId} {...{ name, ticks }} />}
    </Field>
  )
}

function TypedRequirements({ id, name, ticks }: { id: string; name: string; ticks: readonly PasswordTick[] }) {
  return <PasswordRequirements id={id} requirements={ticks} password={useTyped(name)} />
}
