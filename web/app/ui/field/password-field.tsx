import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { useFieldText } from '../form/use-field-text.ts'
import { disabledProps } from './disabled-props.ts'
import styles from './field.module.css'
import { Field, type FieldTexts } from './field.tsx'
import { type PasswordRequirement, PasswordRequirements } from './password-requirements.tsx'
import { describedBy } from './text-field.tsx'
import { useField } from './use-field.ts'

type Props = FieldTexts & {
  name: string
  autoComplete: 'current-password' | 'new-password'
  /** The requirements of a new password, ticked off as it is typed. */
  requirements?: readonly PasswordRequirement[]
  /** The name of another field that is validated again when this one changes. */
  revalidates?: string
}

/** A field for a password, with a button that shows it. */
export function PasswordField({ name, label, hint, disabledReason, requirements, revalidates, autoComplete }: Props) {
  const field = useField(name, revalidates)
  const [isShown, setIsShown] = useState(false)
  const requirementsId = `${field.id}-ticks`
  return (
    <Field {...field} {...{ label, hint, disabledReason }}>
      <span className={`wrap ${styles.withButton}`}>
        <input
          {...field.native}
          {...disabledProps(disabledReason)}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className={styles.box}
          aria-describedby={describedBy(field, { hint, disabledReason }, requirements && requirementsId)}
        />
        <Button variant="quiet" icon={isShown ? EyeOff : Eye} data-needs-script onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'}
          <span className="visually-hidden"> {label.toLowerCase()}</span>
        </Button>
      </span>
      {requirements && <TypedRequirements id={requirementsId} {...{ name, requirements }} />}
    </Field>
  )
}

function TypedRequirements({
  id,
  name,
  requirements,
}: {
  id: string
  name: string
  requirements: readonly PasswordRequirement[]
}) {
  return <PasswordRequirements id={id} requirements={requirements} password={useFieldText(name)} />
}
