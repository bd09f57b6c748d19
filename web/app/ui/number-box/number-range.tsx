import { useEffect, useState } from 'react'
import fieldStyles from '../field/field.module.css'
import styles from './number-box.module.css'

type End = { label: string; name: string; value: string; placeholder?: string }

type Props = {
  legend: string
  /** Hides the legend from view, but not from screen readers, where a heading above says the same. */
  legendHidden?: boolean
  ends: End[]
  hint?: string
  maxLength?: number
} & NumberRule

/** One number or two, side by side, under one legend and with one hint. */
export function NumberRange({ legend, legendHidden, ends, hint, ...rules }: Props) {
  const id = `${ends[0]?.name}-hint`
  return (
    <fieldset className={styles.range}>
      <legend className={legendHidden ? 'visually-hidden' : undefined}>{legend}</legend>
      <div className={styles.ends}>
        {ends.map((end) => (
          <NumberBox key={end.name} {...end} {...rules} describedBy={hint && id} />
        ))}
      </div>
      {hint && (
        <p id={id} className={`quiet ${styles.hint}`}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}

type NumberBoxProps = {
  label: string
  name: string
  value: string
  placeholder?: string | undefined
  maxLength?: number | undefined
  /** The id of its hint. */
  describedBy?: string | undefined
} & NumberRule

/**
 * Whole numbers by a pattern, whose text is normalized visibly by `normalize`, with what is shown when the field is left with something else; or numbers as
 * people write them, with units and fractions, which are left as they were typed, and what is wrong with one.
 */
type NumberRule =
  | { pattern: RegExp; error: string; normalize: (text: string) => string; problemWith?: undefined }
  | {
      pattern?: undefined
      error?: undefined
      normalize?: undefined
      problemWith: (text: string) => Promise<string | undefined>
    }

/** A short field for a number. Its text is looked at when the field is left or Enter is pressed. */
function NumberBox({
  label,
  name,
  value,
  pattern,
  error,
  normalize,
  problemWith,
  describedBy,
  ...native
}: NumberBoxProps) {
  const { text, setText, problem, look } = useNumberText(value, {
    pattern,
    error,
    normalize,
    problemWith,
  } as NumberRule)
  const id = `${name}-box`
  return (
    <div className={styles.box}>
      <label htmlFor={id}>{label}</label>
      {problem && (
        <p id={`${id}-fault`} className={styles.error}>
          {problem}
        </p>
      )}
      <input
        {...native}
        id={id}
        className={fieldStyles.box}
        name={name}
        type="text"
        inputMode={problemWith ? 'decimal' : 'numeric'}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={look}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && look({ currentTarget })}
        aria-invalid={problem ? true : undefined}
        aria-describedby={[problem && `${id}-fault`, describedBy].filter(Boolean).join(' ') || undefined}
      />
    </div>
  )
}

/** The text of the field, until the list gives it another value, and what is wrong with it. */
function useNumberText(value: string, { pattern, error, normalize, problemWith }: NumberRule) {
  const [text, setText] = useState({ initial: value, now: value })
  const [problem, setProblem] = useState<string>()
  // The list that was made for a number may begin the form anew: what is asked about it is asked again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rule of a box stays the same
  useEffect(() => {
    let isCancelled = false
    problemWith?.(value).then(
      (found) => isCancelled || setProblem(found),
      () => {},
    )
    return () => {
      isCancelled = true
    }
  }, [value])
  const type = (now: string) => setText({ initial: value, now })
  const look = async ({ currentTarget: input }: { currentTarget: HTMLInputElement }) => {
    const typed = input.value.trim()
    if (problemWith) return setProblem(await problemWith(typed).catch(() => undefined))
    // Set at once, so that the form around it reads the normalized number.
    input.value = normalize(typed)
    type(input.value)
    setProblem(pattern.test(input.value) ? undefined : error)
  }
  return { text: text.initial === value ? text.now : value, setText: type, problem, look }
}
