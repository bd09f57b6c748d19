import { useUser } from '../../../accounts/user-store.ts'
import { browserApi } from '../../../api.ts'
import { addresses } from '../../../shell/addresses.ts'
import { isSignedInDocument } from '../../../state/signed-in.ts'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { TryAgain } from '../../../ui/try-again/try-again.tsx'
import { BackLink } from '../../back-link.tsx'
import { consolePageMeta } from '../../console-page-meta.ts'
import { DocumentEditor } from '../editor/document-editor.tsx'
import type { Route } from './+types/document-page'
import { documentLabels } from './document-labels.ts'
import { ExternalSourceNotice } from './external-source-notice.tsx'
import { loadDocument } from './load-document.ts'

export const loader = () => null

export const clientLoader = ({ params: { kind, name } }: Route.ClientLoaderArgs) => loadDocument(browserApi, kind, name)

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData: data }: Route.MetaArgs) =>
  data?.kind === 'open'
    ? consolePageMeta(`Edit ${documentLabels(data.document).title}`, true)
    : consolePageMeta('', false)

/** The page to edit one page or list. */
export default function DocumentPage({ loaderData: data }: Route.ComponentProps) {
  const user = useUser()
  if (!data || !user) return null
  return (
    <>
      <BackLink to={addresses.contentPages}>Back to Pages</BackLink>
      {data.kind === 'none' && <EmptyState level={1} title="There is no page or list of this name." />}
      {data.kind === 'failed' && <TryAgain message={data.sentence} level={1} />}
      {data.kind === 'open' && (
        <>
          <h1 className="anywhere">Edit {documentLabels(data.document).title}</h1>
          {data.document.kind === 'list' && <p className="measure">{documentLabels(data.document).about}</p>}
          <ExternalSourceNotice source={data.source} />
          <DocumentEditor
            key={`${user.user_id} ${data.document.kind} ${data.document.name}`}
            document={data.document}
            written={data.written}
            personId={user.user_id}
          />
        </>
      )}
    </>
  )
}
