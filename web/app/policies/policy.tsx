import type { ContentPage } from '@reable/contract/content-pages'
import { RichText } from '../content/rich-text.tsx'
import { Section } from '../content/section.tsx'
import styles from './policy.module.css'

type Props = ContentPage<'Terms of Use'> & { anchor: string }

/** One policy: since when, in short, and the text that counts. */
export function Policy({ anchor, heading, updated, summary, body }: Props) {
  return (
    <div className={styles.policy}>
      <Section id={anchor} heading={heading}>
        <p className={styles.updated}>Last updated {updated}</p>
        <div className={styles.summary}>
          <h3>In short</h3>
          <RichText blocks={summary} level={4} />
        </div>
        <RichText blocks={body} level={3} under={anchor} />
      </Section>
    </div>
  )
}
