import type { Client } from '@reable/contract/client'
import { type DocumentName, findDocument } from '@reable/contract/content/documents'
import { browserApi } from '../../api.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { Link } from '../../ui/link/link.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { lastChangeText } from '../last-change-text.ts'
import type { Route } from './+types/pages-page'
import { documentAddress, documentLabels } from './document/document-labels.ts'
import { ExternalSourceNotice } from './document/external-source-notice.tsx'
import type { ContentSource } from './document/load-document.ts'

export const loader = () => null

export const clientLoader = () => loadDocuments(browserApi)

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) => consolePageMeta('Pages', loaderData?.kind === 'listed')

/** The list of all pages and lists that volunteers write. */
export default function PagesPage({ loaderData: data }: Route.ComponentProps) {
  const of = (kind: 'page' | 'list') =>
    data?.kind === 'listed' ? data.documents.filter(({ document }) => document.kind === kind) : []
  return (
    <>
      <h1>Pages</h1>
      {data?.kind === 'failed' && <TryAgain message={data.sentence} />}
      {data?.kind === 'listed' && (
        <>
          <ExternalSourceNotice source={data.source} />
          <p className="measure">
            Choose what you want to change. Nothing is shown to others until you save it, and each version is kept.
          </p>
          <Documents heading="Pages" documents={of('page')} />
          <Documents heading="Lists" documents={of('list')} />
        </>
      )}
    </>
  )
}

function Documents({ heading, documents }: { heading: string; documents: ListedDocument[] }) {
  return (
    <section className="stack gap-12">
      <h2>{heading}</h2>
      <ul className="wide-tiles gap-12">
        {documents.map(({ document, change }) => {
          const { title, about } = documentLabels(document)
          return (
            <li key={document.name} className="slim-card">
              <h3>
                <Link to={documentAddress(document)} className="target">
                  {/* The bar leads to pages of the same names. */}
                  <span className="visually-hidden">Edit </span>
                  {title}
                </Link>
              </h3>
              <p>{about}</p>
              <p className="quiet">{lastChangeText(change)}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type ListedDocument = {
  document: DocumentName
  change: { version: number; changed_at_utc: string; changed_by: string | null }
}

type DocumentsData =
  | { kind: 'listed'; documents: ListedDocument[]; source: ContentSource }
  | { kind: 'failed'; sentence: string }

/** Loads every page and list, with who changed it last. */
async function loadDocuments(api: Client): Promise<DocumentsData> {
  const reply = await api('listContent', {})
  if (!reply.ok) return { kind: 'failed', sentence: reply.failure.error }
  const documents = reply.data.flatMap(({ kind, name, ...change }) => {
    const document = findDocument(kind, name)
    return document ? [{ document, change }] : []
  })
  return { kind: 'listed', documents, source: reply.answer.source }
}
