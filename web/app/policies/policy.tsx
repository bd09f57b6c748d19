import type { ContentPage } from '@reable/contract/content/pages'
import { type Part, WithContents } from '../content/pages/contents.tsx'
import { Section } from '../content/pages/section.tsx'
import { RichText } from '../content/rich-text.tsx'
import styles from './policy.module.css'

type Props = ContentPage<'Terms of Use'> & { anchor: string }

/** One policy: its date, its summary, and its binding text. */
export function Policy({ anchor, heading, updated, summary, body }: Props) {
  return (
    <div className={styles.policy}>
      <Section id={anchor} heading={heading}>
        <p className={styles.updated}>Last updated {updated}</p>
        <WithContents title={`Parts of ${heading}`} parts={partsOf(body, anchor)} long>
          <div className={styles.summary}>
            <h3>In short</h3>
            <RichText blocks={summary} level={4} />
          </div>
          <RichText blocks={body} level={3} idPrefix={anchor} />
        </WithContents>
      </Section>
    </div>
  )
}

/** The highest headings of a policy's text, with the ids that RichText gives them. */
function partsOf(body: Props['body'], anchor: string): Part[] {
  const headings = body.flatMap((block) => (block.kind === 'heading' ? [block] : []))
  const highest = Math.min(...headings.map(({ level }) => level))
  return headings
    .filter(({ level }) => level === highest)
    .map(({ anchor: part, line }) => ({ id: `${anchor}-${part}`, label: line.map(({ text }) => text).join('') }))
}
