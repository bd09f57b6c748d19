import { browserApi } from '../../api.ts'
import { isSignedInDocument } from '../../signed-in.ts'
import { Link } from '../../ui/link/link.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { changedWords } from '../changed-words.ts'
import { roomMeta } from '../room-meta.ts'
import type { Route } from './+types/pages-page'
import { documentAddress, documentWords } from './document/document-words.ts'
import { type KnownDocument, loadDocuments } from './document/load-documents.ts'
import { WrittenElsewhere } from './document/written-elsewhere.tsx'
import styles from './pages.module.css'

export const loader = () => null

export const clientLoader = () => loadDocuments(browserApi)

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) => roomMeta('Pages', loaderData?.kind === 'listed')

/** Every page and list that volunteers write. */
export default function PagesPage({ loaderData: found }: Route.ComponentProps) {
  const of = (kind: 'page' | 'list') =>
    found?.kind === 'listed' ? found.documents.filter(({ document }) => document.kind === kind) : []
  return (
    <>
      <h1>Pages</h1>
      {found?.kind === 'failed' && <TryAgain sentence={found.sentence} />}
      {found?.kind === 'listed' && (
        <>
          <WrittenElsewhere source={found.source} />
          <p className={styles.intro}>
            Choose what you want to change. Nothing is shown to others until you save it, and each version is kept.
          </p>
          <Documents heading="Pages" documents={of('page')} />
          <Documents heading="Lists" documents={of('list')} />
        </>
      )}
    </>
  )
}

function Documents({ heading, documents }: { heading: string; documents: KnownDocument[] }) {
  return (
    <section className={styles.kind}>
      <h2>{heading}</h2>
      <ul className={styles.documents}>
        {documents.map(({ document, change }) => {
          const { title, about } = documentWords(document)
          return (
            <li key={document.name} className={styles.document}>
              <h3>
                <Link to={documentAddress(document)} className={styles.link}>
                  {/* The bar leads to pages of the same names. */}
                  <span className="visually-hidden">Edit </span>
                  {title}
                </Link>
              </h3>
              <p>{about}</p>
              <p className={styles.changed}>{changedWords(change)}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
