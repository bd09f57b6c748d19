import { type DocumentName, documentFields } from '@reable/contract/content/documents'
import Undo2 from 'lucide-react/icons/undo-2'
import { DifferenceList } from '../../../editing/difference-list.tsx'
import editingStyles from '../../../editing/editing.module.css'
import { Button } from '../../../ui/button/button.tsx'
import type { WrittenDocument } from '../document/load-document.ts'
import { typedOf } from '../editor/typed-document.ts'
import styles from '../pages.module.css'
import { differencesOf } from './differences.ts'
import type { OldVersion } from './load-versions.ts'
import { useRestoreVersion } from './use-restore-version.ts'

type Props = { document: DocumentName; old: OldVersion; current: WrittenDocument }

/** The differences between a version and the current one, and the button to restore it. */
export function VersionCompared({ document, old, current }: Props) {
  const { busy, restoreVersion } = useRestoreVersion({ document, old, current })
  if (old.version === current.version) return <p>Others see this version now.</p>
  const fields = documentFields(document)
  const differences = differencesOf(fields, typedOf(fields, old.fields), current)
  if (!differences.length) return <p>It says the same as version {current.version}, which others see now.</p>
  return (
    <section className={styles.compared}>
      <h2>What differs from now</h2>
      <DifferenceList differences={differences} labels={['Then', 'Now']} />
      <div className={editingStyles.ways}>
        <Button variant="next" icon={Undo2} busy={busy} busyLabel="Bringing back…" onClick={restoreVersion}>
          Bring this version back
        </Button>
      </div>
      <p className={styles.changed}>
        It is saved as a new version. What others see now is kept as version {current.version}.
      </p>
    </section>
  )
}
