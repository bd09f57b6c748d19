import CalendarClock from 'lucide-react/icons/calendar-clock'
import CirclePause from 'lucide-react/icons/circle-pause'
import Eye from 'lucide-react/icons/eye'
import History from 'lucide-react/icons/history'
import Plus from 'lucide-react/icons/plus'
import { href } from 'react-router'
import { browserApi } from '../../api.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Link } from '../../ui/link/link.tsx'
import { StatusLabel } from '../../ui/status-label/status-label.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { lastChangeText } from '../last-change-text.ts'
import cardStyles from '../room-card.module.css'
import { vancouverMoment } from '../vancouver-time.ts'
import type { Route } from './+types/banners-page'
import { loadBanners, type StoredBanner } from './load-banners.ts'

export const loader = () => null

export const clientLoader = () => loadBanners(browserApi)

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) => consolePageMeta('Banners', loaderData?.kind === 'listed')

/** The list of past, present and coming banners. */
export default function BannersPage({ loaderData: data }: Route.ComponentProps) {
  return (
    <>
      <h1>Banners</h1>
      {data?.kind === 'failed' && <TryAgain message={data.sentence} />}
      {data?.kind === 'listed' && (
        <>
          <p className="measure">
            A banner stands at the top of every page. One is shown at a time: of several, the one that began last. All
            times are Vancouver’s.
          </p>
          <p>
            <Button to={bannerAddress('new')} icon={Plus}>
              New banner
            </Button>
          </p>
          <Banners banners={data.banners} now={data.now} />
        </>
      )}
    </>
  )
}

function Banners({ banners, now }: { banners: StoredBanner[]; now: number }) {
  if (!banners.length) return <EmptyState title="There is no banner yet" />
  return (
    <ul className="stack gap-24">
      {banners.map((banner) => (
        <li key={banner.id}>
          <article className="stack card gap-16">
            <p className={`row quiet ${cardStyles.status}`}>
              <BannerStatus state={stateOfBanner(banner, banners, now)} />
              <span>{timesText(banner)}</span>
            </p>
            <h2 className="own-line">
              <Link to={bannerAddress(banner.id)}>{banner.content}</Link>
            </h2>
            {banner.url && <p className="anywhere">Leads to {banner.url}</p>}
            <p className="quiet">{lastChangeText(banner)}</p>
          </article>
        </li>
      ))}
    </ul>
  )
}

const timesText = ({ starts_at_utc, ends_at_utc }: StoredBanner) =>
  `From ${vancouverMoment(starts_at_utc)} ${ends_at_utc ? `to ${vancouverMoment(ends_at_utc)}` : 'until it is taken down'}`

const variants = {
  shown: { colour: 'blue', icon: Eye, label: 'Shown now' },
  waiting: { colour: 'grey', icon: CirclePause, label: 'Behind another' },
  coming: { colour: 'grey', icon: CalendarClock, label: 'Coming' },
  over: { colour: 'grey', icon: History, label: 'Over' },
} as const

function BannerStatus({ state }: { state: BannerState }) {
  const { colour, icon, label } = variants[state]
  return (
    <StatusLabel colour={colour} icon={icon}>
      {label}
    </StatusLabel>
  )
}

/** The address at which a banner is edited, or a new one written. */
const bannerAddress = (id: number | 'new'): string => href('/console/banners/:id', { id: String(id) })

type BannerState = 'shown' | 'waiting' | 'coming' | 'over'

type Times = Pick<StoredBanner, 'id' | 'starts_at_utc' | 'ends_at_utc'>

/** The state of a banner. One alone is shown at a time: of several that are due, the one that began last; the others wait. */
function stateOfBanner(banner: Times, all: readonly Times[], now: number): BannerState {
  if (Date.parse(banner.starts_at_utc) > now) return 'coming'
  if (!isItsTime(banner, now)) return 'over'
  const latest = all
    .filter((one) => isItsTime(one, now))
    .reduce((one, other) => (isLater(other, one) ? other : one), banner)
  return latest.id === banner.id ? 'shown' : 'waiting'
}

const isItsTime = ({ starts_at_utc, ends_at_utc }: Times, now: number) =>
  Date.parse(starts_at_utc) <= now && (ends_at_utc === null || Date.parse(ends_at_utc) > now)

function isLater(one: Times, other: Times): boolean {
  const [a, b] = [Date.parse(one.starts_at_utc), Date.parse(other.starts_at_utc)]
  return a === b ? one.id > other.id : a > b
}
