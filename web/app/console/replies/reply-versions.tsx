import { DifferenceList } from '../../editing/difference-list.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { lastChangeText } from '../last-change-text.ts'
import { May } from '../may.tsx'
import pageStyles from '../pages/pages.module.css'
import { BringBackButton } from '../versions/bring-back-button.tsx'
import type { StoredReply } from './load-replies.ts'
import styles from './replies.module.css'
import { useSaveReply } from './use-save-reply.ts'
import { versionDifferences } from './version-differences.ts'

/** What a reply said, who changed it and when; an earlier version is opened, compared with what stands now, and brought back. */
export function ReplyVersions({ versions }: { versions: readonly StoredReply[] }) {
  const [current, ...older] = versions
  if (!current || !older.length) return null
  return (
    <section aria-labelledby="versions" className={pageStyles.kind}>
      <h2 id="versions">Earlier versions</h2>
      {older.map((version) => (
        <Disclosure key={version.version} title={`Version ${version.version}`} level={3} note={lastChangeText(version)}>
          <Earlier version={version} current={current} />
        </Disclosure>
      ))}
    </section>
  )
}

function Earlier({ version, current }: { version: StoredReply; current: StoredReply }) {
  const { busy, saveVersion } = useSaveReply(current)
  const differences = versionDifferences(version, current)
  return (
    <div className={pageStyles.kind}>
      <p className={styles.text}>{version.text}</p>
      {differences.length === 0 && <p>It says the same as what stands now.</p>}
      <DifferenceList differences={differences} labels={['Then', 'Now']} />
      <May act="change_replies">
        <BringBackButton
          version={version.version}
          busy={busy}
          onPress={() => saveVersion({ ...version, removed: false })}
        />
      </May>
    </div>
  )
}
