import { browserApi } from '../../../api.ts'
import { isSignedInDocument } from '../../../state/signed-in.ts'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { Link } from '../../../ui/link/link.tsx'
import { TryAgain } from '../../../ui/try-again/try-again.tsx'
import { BackLink } from '../../back-link.tsx'
import { consolePageMeta } from '../../console-page-meta.ts'
import { lastChangeText } from '../../last-change-text.ts'
import { documentAddress, documentLabels, versionAddress } from '../document/document-labels.ts'
import type { Route } from './+types/versions-page'
import { loadVersions, type VersionsData } from './load-versions.ts'

export const loader = () => null

export const clientLoader = ({ params: { kind, name } }: Route.ClientLoaderArgs) => loadVersions(browserApi, kind, name)

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData: data }: Route.MetaArgs) =>
  data?.kind === 'listed'
    ? consolePageMeta(`Versions of ${documentLabels(data.document).title}`, true)
    : consolePageMeta('', false)

/** The list of the versions of a page or list. */
export default function VersionsPage({ loaderData: data }: Route.ComponentProps) {
  if (data?.kind === 'none') return <EmptyState level={1} title="There is no page or list of this name." />
  if (data?.kind === 'failed') return <TryAgain message={data.sentence} level={1} />
  return data && <Listed data={data} />
}

function Listed({ data: { document, versions } }: { data: Extract<VersionsData, { kind: 'listed' }> }) {
  const { title } = documentLabels(document)
  return (
    <>
      <BackLink to={documentAddress(document)}>Back to Edit {title}</BackLink>
      <h1 className="anywhere">Versions of {title}</h1>
      <p className="measure">
        Whenever somebody saves, what stood before is kept. Open a version to read it, to compare it with what others
        see now, and to bring it back.
      </p>
      <ol className="wide-tiles gap-12" reversed start={versions[0]?.version}>
        {versions.map(({ version, ...change }, at) => (
          <li key={version} className="slim-card">
            <Link to={versionAddress(document, version)} className="target">
              Version {version}
            </Link>
            {at === 0 && <p>Others see this one now.</p>}
            <p className="quiet">{lastChangeText({ version, ...change })}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
