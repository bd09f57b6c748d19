import { useUser } from '../../../accounts/user-store.ts'
import { browserApi } from '../../../api.ts'
import { addresses } from '../../../shell/addresses.ts'
import { isSignedInDocument } from '../../../signed-in.ts'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { TryAgain } from '../../../ui/try-again/try-again.tsx'
import { BackTo } from '../../back-to.tsx'
import { roomMeta } from '../../room-meta.ts'
import { DocumentEditor } from '../editor/document-editor.tsx'
import styles from '../pages.module.css'
import type { Route } from './+types/document-page'
import { documentWords } from './document-words.ts'
import { loadDocument } from './load-document.ts'
import { WrittenElsewhere } from './written-elsewhere.tsx'

export const loader = () => null

export const clientLoader = ({ params: { kind, name } }: Route.ClientLoaderArgs) => loadDocument(browserApi, kind, name)

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData: found }: Route.MetaArgs) =>
  found?.kind === 'open' ? roomMeta(`Edit ${documentWords(found.document).title}`, true) : roomMeta('', false)

/** One page or list in a form. */
export default function DocumentPage({ loaderData: found }: Route.ComponentProps) {
  const user = useUser()
  if (!found || !user) return null
  return (
    <>
      <BackTo to={addresses.contentPages}>Back to Pages</BackTo>
      {found.kind === 'none' && <EmptyState level={1} title="There is no page or list of this name." />}
      {found.kind === 'failed' && <TryAgain sentence={found.sentence} level={1} />}
      {found.kind === 'open' && (
        <>
          <h1 className={styles.title}>Edit {documentWords(found.document).title}</h1>
          <WrittenElsewhere source={found.source} />
          <DocumentEditor
            key={`${user.user_id} ${found.document.kind} ${found.document.name}`}
            document={found.document}
            written={found.written}
            personId={user.user_id}
          />
        </>
      )}
    </>
  )
}
