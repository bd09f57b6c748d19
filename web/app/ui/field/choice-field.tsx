import row from '../check-list/check-list.module.css'
import type { Option } from '../select/select.tsx'
import styles from './field.module.css'
import { FieldError } from './field.tsx'
import { useField } from './use-field.ts'

type Props = {
  name: string
  label: string
  /** A few options, each with a sentence that explains it. */
  options: readonly (Option & { hint: string })[]
  /** The initial value. */
  value?: string | undefined
}

/** A field of radio buttons. */
export function ChoiceField({ name, label, options, value }: Props) {
  const { error, ids, id, native } = useField(name)
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={error && ids.error}
      className={error ? styles.wrong : styles.field}
    >
      <strong id={`${id}-label`}>{label}</strong>
      {error && <FieldError id={ids.error}>{error}</FieldError>}
      {options.map((option, at) => (
        <label key={option.value} className={row.row}>
          <input
            {...native}
            id={at === 0 ? id : `${id}-${at}`}
            type="radio"
            value={option.value}
            defaultChecked={option.value === value}
          />
          <span>
            {option.text} <span className={`quiet ${styles.hintLine}`}>{option.hint}</span>
          </span>
        </label>
      ))}
    </div>
  )
}
