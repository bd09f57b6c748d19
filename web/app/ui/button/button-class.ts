import styles from './button.module.css'

export type ButtonVariantProps = {
  /** `next` is the yellow button of the next step: at most one on a screen or in a dialog. */
  variant?: 'next' | 'other' | 'solid' | 'quiet' | 'danger' | 'dangerAnswer' | 'plain' | 'onBand' | undefined
  size?: 'small' | 'tall' | undefined
  /** Takes the whole width of its container. */
  wide?: boolean | undefined
}

/** The class of a button's variant, for a native control that is not a button, such as a summary. */
export function buttonClass({ variant = 'other', size, wide }: ButtonVariantProps, more?: string) {
  return [styles.button, styles[variant], size && styles[size], wide && styles.wide, more].filter(Boolean).join(' ')
}
