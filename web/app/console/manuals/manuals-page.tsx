import Plus from 'lucide-react/icons/plus'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Link } from '../../ui/link/link.tsx'
import { addressOfPage, pageOf } from '../../ui/paging/page-address.ts'
import { Paging } from '../../ui/paging/paging.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { lastChangeText } from '../last-change-text.ts'
import cardStyles from '../room-card.module.css'
import { vancouverMoment } from '../vancouver-time.ts'
import type { Route } from './+types/manuals-page'
import { loadManuals, type StoredManual } from './load-manuals.ts'
import { manualAddress } from './manual-addresses.ts'

export const loader = () => null

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadManuals(browserApi, pageOf(new URL(request.url).searchParams))

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) =>
  consolePageMeta('Manuals', !!loaderData && 'items' in loaderData)

/** The page of the links of manuals, those that lead nowhere any more first. */
export default function ManualsPage({ loaderData: list }: Route.ComponentProps) {
  return (
    <>
      <h1>Manuals</h1>
      {list && 'failure' in list && <TryAgain message={list.failure.error} />}
      {list && 'items' in list && (
        <>
          <p className="measure">
            A manual stands with each listing of its brand and model, on its handover sheet and on paper. Each month we
            look whether it is still there. One that was gone twice, a week apart, is not shown any more and stands here
            first.
          </p>
          <p className="wrap gap-8">
            <Button to={manualAddress('new')} icon={Plus}>
              New manual
            </Button>
            <Button to={addresses.manualHosts} variant="other">
              Makers’ hosts
            </Button>
          </p>
          {list.items.length === 0 && <EmptyState title="There is no manual yet" />}
          <ul className="stack gap-24">
            {list.items.map((manual) => (
              <li key={manual.id}>
                <ManualCard manual={manual} />
              </li>
            ))}
          </ul>
          <Paging label="Pages of manuals" page={list.page} pages={list.pages} addressOf={addressOf} />
        </>
      )}
    </>
  )
}

const addressOf = (page: number) => addressOfPage(addresses.manuals, page)

function ManualCard({ manual }: { manual: StoredManual }) {
  const { id, brand, model, title, address } = manual
  return (
    <article className="stack card gap-16">
      <p className={`row quiet ${cardStyles.status}`}>
        <span>{stateOf(manual)}</span>
        <span>
          {manual.checked_at_utc ? `Looked at ${vancouverMoment(manual.checked_at_utc)}` : 'Not looked at yet'}
        </span>
      </p>
      <h2 className="own-line">
        <Link to={manualAddress(id)}>
          {brand} {model}
        </Link>
      </h2>
      <p className="anywhere">
        {title}: <a href={address}>{address}</a>
      </p>
      <p className="quiet">{lastChangeText(manual)}</p>
    </article>
  )
}

function stateOf({ withdrawn, dead, failed_at_utc: failedAt }: StoredManual): string {
  if (withdrawn) return 'Withdrawn'
  if (dead) return 'Gone: please find its new address, or withdraw it'
  return failedAt ? 'Shown, but not found the last time' : 'Shown'
}
