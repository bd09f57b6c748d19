import type { DocumentName } from '@reable/contract/content/documents'
import { Link } from '../../../ui/link/link.tsx'
import { lastChangeText } from '../../last-change-text.ts'
import { documentLabels, versionsAddress } from '../document/document-labels.ts'
import type { WrittenDocument } from '../document/load-document.ts'
import styles from '../pages.module.css'

type Props = { document: DocumentName; base: WrittenDocument }

/** Says which version others see and who wrote it, with links to its page and to earlier versions. */
export function CurrentVersion({ document, base }: Props) {
  return (
    <p className={styles.standing}>
      <span>
        Version {base.version}. {lastChangeText(base)}.
      </span>{' '}
      <Link to={documentLabels(document).shownAt} className="target">
        See the page
      </Link>{' '}
      {base.version > 1 && (
        <Link to={versionsAddress(document)} className="target">
          Earlier versions
        </Link>
      )}
    </p>
  )
}
