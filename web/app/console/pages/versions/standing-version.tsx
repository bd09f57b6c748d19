import type { DocumentName } from '@reable/contract/content/documents'
import { Link } from '../../../ui/link/link.tsx'
import { changedWords } from '../../changed-words.ts'
import { documentWords, versionsAddress } from '../document/document-words.ts'
import type { WrittenDocument } from '../document/load-document.ts'
import styles from '../pages.module.css'

type Props = { document: DocumentName; base: WrittenDocument }

/** Which version others see, who wrote it, where, and the way to those before it. */
export function StandingVersion({ document, base }: Props) {
  return (
    <p className={styles.standing}>
      <span>
        Version {base.version}. {changedWords(base)}.
      </span>{' '}
      <Link to={documentWords(document).shownAt} className={styles.link}>
        See the page
      </Link>{' '}
      {base.version > 1 && (
        <Link to={versionsAddress(document)} className={styles.link}>
          Earlier versions
        </Link>
      )}
    </p>
  )
}
