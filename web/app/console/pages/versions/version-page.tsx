import { browserApi } from '../../../api.ts'
import { isSignedInDocument } from '../../../signed-in.ts'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { TryAgain } from '../../../ui/try-again/try-again.tsx'
import { BackTo } from '../../back-to.tsx'
import { changedWords } from '../../changed-words.ts'
import { roomMeta } from '../../room-meta.ts'
import { documentWords, versionsAddress } from '../document/document-words.ts'
import styles from '../pages.module.css'
import type { Route } from './+types/version-page'
import { AnsweredDocument } from './answered-document.tsx'
import { loadVersion, type VersionData } from './load-versions.ts'
import { VersionCompared } from './version-compared.tsx'

export const loader = () => null

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadVersion(browserApi, params)

clientLoader.hydrate = isSignedInDocument()

type Open = Extract<VersionData, { kind: 'open' }>

const titleOf = ({ document, old }: Open) => `${documentWords(document).title}, version ${old.version}`

export const meta = ({ loaderData: found }: Route.MetaArgs) =>
  found?.kind === 'open' ? roomMeta(titleOf(found), true) : roomMeta('', false)

/** One version of a page or list: what differs from what others see now, and how it reads. */
export default function VersionPage({ loaderData: found }: Route.ComponentProps) {
  if (found?.kind === 'none') return <EmptyState level={1} title="There is no such version." />
  if (found?.kind === 'failed') return <TryAgain sentence={found.sentence} level={1} />
  return found && <OpenVersion found={found} />
}

function OpenVersion({ found }: { found: Open }) {
  const { document, old } = found
  return (
    <>
      <BackTo to={versionsAddress(document)}>Back to Versions of {documentWords(document).title}</BackTo>
      <h1 className={styles.title}>{titleOf(found)}</h1>
      <p className={styles.changed}>{changedWords(old)}.</p>
      <VersionCompared key={`${old.version} ${found.now.version}`} {...found} />
      <section aria-label={`How version ${old.version} reads`} className={styles.preview}>
        <p className={styles.note}>
          These are its words and pictures. On the page they stand in the page’s own order and frame.
        </p>
        <AnsweredDocument document={document} answered={old.answered} />
      </section>
    </>
  )
}
