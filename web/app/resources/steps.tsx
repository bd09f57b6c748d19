import type { ContentPage } from '@reable/contract/content/pages'
import { RichText } from '../content/rich-text.tsx'
import styles from './steps.module.css'

/** Numbered steps. */
export function Steps({ steps }: { steps: ContentPage<'How It Works'>['sell_steps'] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }, at) => (
        <li key={title} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {at + 1}
          </span>
          <div className={styles.words}>
            <h2>{title}</h2>
            <RichText blocks={text} level={3} />
          </div>
        </li>
      ))}
    </ol>
  )
}
