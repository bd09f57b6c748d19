import ArrowLeft from 'lucide-react/icons/arrow-left'
import { browserApi } from '../../api.ts'
import backStyles from '../../listings/back-to-results.module.css'
import { addresses } from '../../shell/addresses.ts'
import { isSignedInDocument } from '../../signed-in.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
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
      <p className={backStyles.back}>
        <Icon of={ArrowLeft} />
        <Link to={addresses.banners}>Back to Banners</Link>
      </p>
      {found.kind === 'failed' && <TryAgain sentence={found.sentence} />}
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
