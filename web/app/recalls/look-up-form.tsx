import Search from 'lucide-react/icons/search'
import { useEffect, useRef } from 'react'
import { addresses } from '../shell/addresses.ts'
import { Button } from '../ui/button/button.tsx'
import { ErrorSummary, type SummaryHandle } from '../ui/error-summary/error-summary.tsx'
import fieldStyles from '../ui/field/field.module.css'
import styles from './recalls.module.css'

type Props = { brand: string; model: string; errors: Record<string, string> }

const idOf = (name: string) => `recall-${name}`

/** The form of the page: sent as an address, so that it works without a script. */
export function LookUpForm({ brand, model, errors }: Props) {
  const summary = useRef<SummaryHandle>(null)
  const isWrong = Object.keys(errors).length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer that finds something to correct
  useEffect(() => {
    if (isWrong) summary.current?.focus()
  }, [errors])
  return (
    <form method="get" action={addresses.recalls} noValidate className={styles.form} aria-label="Is mine recalled?">
      <ErrorSummary
        ref={summary}
        {...{ errors, idOf }}
        onChoose={(name) => document.getElementById(idOf(name))?.focus()}
        generalId={idOf('form')}
      />
      <Box name="brand" label="Brand" hint="The maker’s name, such as Drive." value={brand} error={errors.brand} />
      <Box
        {...{ name: 'model', label: 'Model name or number', value: model, error: errors.model }}
        hint="As it stands on the label. Leave it empty if you cannot find it."
      />
      <Button type="submit" variant="next" icon={Search}>
        Look it up
      </Button>
    </form>
  )
}

type BoxProps = { name: string; label: string; hint: string; value: string; error: string | undefined }

function Box({ name, label, hint, value, error }: BoxProps) {
  const id = idOf(name)
  return (
    <div className={error ? fieldStyles.wrong : fieldStyles.field}>
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`} className={fieldStyles.hint}>
        {hint}
      </p>
      <input
        {...{ id, name, type: 'text', defaultValue: value, maxLength: 200, autoComplete: 'off', spellCheck: false }}
        key={value}
        className={fieldStyles.box}
        aria-invalid={error ? true : undefined}
        aria-describedby={[`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')}
      />
      {error && (
        <p id={`${id}-error`} className={fieldStyles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
