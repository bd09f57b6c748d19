import type { DocumentName } from '@reable/contract/content/documents'
import { Link } from '../../../ui/link/link.tsx'
import { lastChangeText } from '../../last-change-text.ts'
import { versionsAddress } from '../../versions/room-addresses.ts'
import styles from '../pages.module.css'
import { documentLabels } from './document-labels.ts'
import type { WrittenDocument } from './load-document.ts'

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
        <Link to={versionsAddress(document.kind, document.name)} className="target">
          Earlier versions
        </Link>
      )}
    </p>
  )
}
