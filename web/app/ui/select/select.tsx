import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './select.module.css'

export type Option = { value: string; text: string }

type Props = ComponentProps<'select'> & {
  options: readonly Option[]
  /** The text that is shown while nothing is chosen. */
  placeholder?: string | undefined
}

/** The browser's own select element, styled like Sort By. */
export function Select({ options, placeholder, className = '', ...native }: Props) {
  return (
    <span className={`${styles.around} ${className}`}>
      <select {...native} className={styles.select}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} className={styles.chevron} />
    </span>
  )
}
