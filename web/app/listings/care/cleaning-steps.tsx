import type { Cleaning } from '@reable/contract/catalogue/cleaning'
import styles from './care.module.css'

/** How a kind of thing is cleaned, and what is unsafe to pass on. */
export function CleaningSteps({ steps, unsafe }: Pick<Cleaning, 'steps' | 'unsafe'>) {
  return (
    <>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {unsafe.map((sentence) => (
        <p key={sentence} className={`measure ${styles.unsafe}`}>
          <strong>Not safe:</strong> {sentence}
        </p>
      ))}
    </>
  )
}
