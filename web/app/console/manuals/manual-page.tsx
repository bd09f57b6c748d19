import { useSearchParams } from 'react-router'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { BackLink } from '../back-link.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import type { Route } from './+types/manual-page'
import { EarlierVersions } from './earlier-versions.tsx'
import { loadManualToWrite } from './load-manuals.ts'
import { manualAddress } from './manual-addresses.ts'
import { ManualForm } from './manual-form.tsx'

export const loader = () => null

export const clientLoader = async ({ params: { id } }: Route.ClientLoaderArgs) => ({
  toWrite: await loadManualToWrite(browserApi, id),
})

clientLoader.hydrate = isSignedInDocument()

const titleOf = (id: string) => (id === 'new' ? 'New manual' : 'Change a manual')

export const meta = ({ loaderData, params: { id } }: Route.MetaArgs) =>
  consolePageMeta(titleOf(id), !!loaderData?.toWrite && 'versions' in loaderData.toWrite)

/** The page to write the link of a manual, or to change one. */
export default function ManualPage({ loaderData, params: { id } }: Route.ComponentProps) {
  const [asked] = useSearchParams()
  if (!loaderData) return null
  const { toWrite } = loaderData
  const version = Number(asked.get('version')) || undefined
  return (
    <>
      <BackLink to={addresses.manuals}>Back to Manuals</BackLink>
      {!toWrite && <EmptyState level={1} title="There is no such manual." />}
      {toWrite && 'failure' in toWrite && <TryAgain message={toWrite.failure.error} level={1} />}
      {toWrite && 'versions' in toWrite && (
        <>
          <h1>{titleOf(id)}</h1>
          <ManualForm key={`${id} ${version}`} toWrite={toWrite} version={version} />
          <EarlierVersions versions={toWrite.versions} address={manualAddress(Number(id))} />
        </>
      )}
    </>
  )
}
