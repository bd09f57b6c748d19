import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { isSignedInDocument } from '../../signed-in.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { BackTo } from '../back-to.tsx'
import { roomMeta } from '../room-meta.ts'
import type { Route } from './+types/banner-page'
import { BannerForm } from './banner-form.tsx'
import { loadBanners } from './load-banners.ts'

export const loader = () => null

export const clientLoader = () => loadBanners(browserApi)

clientLoader.hydrate = isSignedInDocument()

const titleOf = (id: string) => (id === 'new' ? 'New banner' : 'Edit banner')

export const meta = ({ loaderData, params: { id } }: Route.MetaArgs) =>
  roomMeta(titleOf(id), loaderData?.kind === 'listed')

/** A banner that is written, or a new one. */
export default function BannerPage({ loaderData: found, params: { id } }: Route.ComponentProps) {
  if (!found) return null
  const banner = found.kind === 'listed' ? found.banners.find((one) => String(one.id) === id) : undefined
  const isThere = id === 'new' || banner
  return (
    <>
      <BackTo to={addresses.banners}>Back to Banners</BackTo>
      {found.kind === 'failed' && <TryAgain sentence={found.sentence} level={1} />}
      {found.kind === 'listed' && !isThere && <EmptyState level={1} title="There is no such banner." />}
      {found.kind === 'listed' && isThere && (
        <>
          <h1>{titleOf(id)}</h1>
          <BannerForm key={id} banner={banner} now={found.now} />
        </>
      )}
    </>
  )
}
