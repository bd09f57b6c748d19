import { useSearchParams } from 'react-router'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { BackLink } from '../back-link.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import pageStyles from '../pages/pages.module.css'
import type { Route } from './+types/recall-card-page'
import { loadCardToWrite } from './load-recalls.ts'
import { RecallForm } from './recall-form.tsx'
import { RecallVersions } from './recall-versions.tsx'

export const loader = () => null

export const clientLoader = async ({ params: { id }, request }: Route.ClientLoaderArgs) => ({
  toWrite: await loadCardToWrite(browserApi, { id, address: request.url }),
})

clientLoader.hydrate = isSignedInDocument()

const titleOf = (id: string) => (id === 'new' ? 'New recall' : 'Change a recall')

export const meta = ({ loaderData, params: { id } }: Route.MetaArgs) =>
  consolePageMeta(titleOf(id), !!loaderData?.toWrite && 'categories' in loaderData.toWrite)

/** The page to write a recall card, or to change one. */
export default function RecallCardPage({ loaderData, params: { id } }: Route.ComponentProps) {
  const [asked] = useSearchParams()
  if (!loaderData) return null
  const { toWrite } = loaderData
  const version = Number(asked.get('version')) || undefined
  return (
    <>
      <BackLink to={addresses.volunteerRecalls}>Back to Recalls</BackLink>
      {!toWrite && <EmptyState level={1} title="There is no such recall." />}
      {toWrite && 'failure' in toWrite && <TryAgain message={toWrite.failure.error} level={1} />}
      {toWrite && 'categories' in toWrite && (
        <>
          <h1>{titleOf(id)}</h1>
          {toWrite.notice && (
            <p className={pageStyles.intro}>
              From the notice “<a href={toWrite.notice.url}>{toWrite.notice.title}</a>”. Please read it: brands and
              models here are guessed.
            </p>
          )}
          <RecallForm key={`${id} ${version}`} toWrite={toWrite} version={version} />
          <RecallVersions toWrite={toWrite} />
        </>
      )}
    </>
  )
}
