import { browserApi } from '../../../api.ts'
import { isSignedInDocument } from '../../../signed-in.ts'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { Link } from '../../../ui/link/link.tsx'
import { TryAgain } from '../../../ui/try-again/try-again.tsx'
import { BackTo } from '../../back-to.tsx'
import { changedWords } from '../../changed-words.ts'
import { roomMeta } from '../../room-meta.ts'
import { documentAddress, documentWords, versionsAddress } from '../document/document-words.ts'
import styles from '../pages.module.css'
import type { Route } from './+types/versions-page'
import { loadVersions, type VersionsData } from './load-versions.ts'

export const loader = () => null

export const clientLoader = ({ params: { kind, name } }: Route.ClientLoaderArgs) => loadVersions(browserApi, kind, name)

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData: found }: Route.MetaArgs) =>
  found?.kind === 'listed' ? roomMeta(`Versions of ${documentWords(found.document).title}`, true) : roomMeta('', false)

/** What a page or list said from one change to the next. */
export default function VersionsPage({ loaderData: found }: Route.ComponentProps) {
  if (found?.kind === 'none') return <EmptyState level={1} title="There is no page or list of this name." />
  if (found?.kind === 'failed') return <TryAgain sentence={found.sentence} level={1} />
  return found && <Listed found={found} />
}

function Listed({ found: { document, versions } }: { found: Extract<VersionsData, { kind: 'listed' }> }) {
  const { title } = documentWords(document)
  return (
    <>
      <BackTo to={documentAddress(document)}>Back to Edit {title}</BackTo>
      <h1 className={styles.title}>Versions of {title}</h1>
      <p className={styles.intro}>
        Whenever somebody saves, what stood before is kept. Open a version to read it, to compare it with what others
        see now, and to bring it back.
      </p>
      <ol className={styles.documents} reversed start={versions[0]?.version}>
        {versions.map(({ version, ...change }, at) => (
          <li key={version} className={styles.document}>
            <Link to={`${versionsAddress(document)}/${version}`} className={styles.link}>
              Version {version}
            </Link>
            {at === 0 && <p>Others see this one now.</p>}
            <p className={styles.changed}>{changedWords({ version, ...change })}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
