import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { BackLink } from '../back-link.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import type { Route } from './+types/banner-page'
import { BannerForm } from './banner-form.tsx'
import { loadBanners } from './load-banners.ts'

export const loader = () => null

export const clientLoader = () => loadBanners(browserApi)

clientLoader.hydrate = isSignedInDocument()

const titleOf = (id: string) => (id === 'new' ? 'New banner' : 'Edit banner')

export const meta = ({ loaderData, params: { id } }: Route.MetaArgs) =>
  consolePageMeta(titleOf(id), loaderData?.kind === 'listed')

/** The page to edit a banner, or to write a new one. */
export default function BannerPage({ loaderData: data, params: { id } }: Route.ComponentProps) {
  if (!data) return null
  const banner = data.kind === 'listed' ? data.banners.find((one) => String(one.id) === id) : undefined
  const exists = id === 'new' || banner
  return (
    <>
      <BackLink to={addresses.banners}>Back to Banners</BackLink>
      {data.kind === 'failed' && <TryAgain message={data.sentence} level={1} />}
      {data.kind === 'listed' && !exists && <EmptyState level={1} title="There is no such banner." />}
      {data.kind === 'listed' && exists && (
        <>
          <h1>{titleOf(id)}</h1>
          <BannerForm key={id} banner={banner} now={data.now} />
        </>
      )}
    </>
  )
}
