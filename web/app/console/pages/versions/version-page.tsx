import { browserApi } from '../../../api.ts'
import { isSignedInDocument } from '../../../state/signed-in.ts'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { TryAgain } from '../../../ui/try-again/try-again.tsx'
import { BackLink } from '../../back-link.tsx'
import { consolePageMeta } from '../../console-page-meta.ts'
import { lastChangeText } from '../../last-change-text.ts'
import { documentLabels, versionsAddress } from '../document/document-labels.ts'
import styles from '../pages.module.css'
import type { Route } from './+types/version-page'
import { AnsweredDocument } from './answered-document.tsx'
import { loadVersion, type VersionData } from './load-versions.ts'
import { VersionCompared } from './version-compared.tsx'

export const loader = () => null

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadVersion(browserApi, params)

clientLoader.hydrate = isSignedInDocument()

type Open = Extract<VersionData, { kind: 'open' }>

const titleOf = ({ document, old }: Open) => `${documentLabels(document).title}, version ${old.version}`

export const meta = ({ loaderData: data }: Route.MetaArgs) =>
  data?.kind === 'open' ? consolePageMeta(titleOf(data), true) : consolePageMeta('', false)

/** The page of one version of a page or list: its differences from the current one, and its content. */
export default function VersionPage({ loaderData: data }: Route.ComponentProps) {
  if (data?.kind === 'none') return <EmptyState level={1} title="There is no such version." />
  if (data?.kind === 'failed') return <TryAgain message={data.sentence} level={1} />
  return data && <OpenVersion data={data} />
}

function OpenVersion({ data }: { data: Open }) {
  const { document, old } = data
  return (
    <>
      <BackLink to={versionsAddress(document)}>Back to Versions of {documentLabels(document).title}</BackLink>
      <h1 className={styles.title}>{titleOf(data)}</h1>
      <p className={styles.changed}>{lastChangeText(old)}.</p>
      <VersionCompared key={`${old.version} ${data.current.version}`} {...data} />
      <section aria-label={`How version ${old.version} reads`} className={styles.preview}>
        <p className={styles.note}>
          These are its words and pictures. On the page they stand in the page’s own order and frame.
        </p>
        <AnsweredDocument document={document} answered={old.answered} />
      </section>
    </>
  )
}
