import { replace } from 'react-router'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { isSignedInDocument } from '../../signed-in.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Paging } from '../../ui/paging/paging.tsx'
import { roomMeta } from '../room-meta.ts'
import type { Route } from './+types/decided-page'
import { decidedAddress, wantedOf } from './decided-address.ts'
import { DecidedCard } from './decided-card.tsx'
import { foundWords } from './decided-words.ts'
import { FindDecided } from './find-decided.tsx'
import { type Decided, loadDecided } from './load-reported.ts'
import styles from './reports.module.css'
import { ReportsRoom } from './reports-room.tsx'

export const loader = () => null

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const wanted = wantedOf(new URL(request.url).searchParams)
  const found = await loadDecided(browserApi, wanted)
  if ('listings' in found && found.page > found.pages) throw replace(decidedAddress({ ...wanted, page: found.pages }))
  return found
}

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) =>
  roomMeta('Decided reports', !!loaderData && 'listings' in loaderData)

/** What volunteers decided about reported listings, where it can be found and decided again. */
export default function DecidedPage({ loaderData: found }: Route.ComponentProps) {
  return (
    <ReportsRoom current={addresses.decidedReports} found={found}>
      {(found: Decided, onDecided) => <Listed found={found} onDecided={onDecided} />}
    </ReportsRoom>
  )
}

type Props = { found: Decided; onDecided: () => Promise<void> }

function Listed({ found: { wanted, ...found }, onDecided }: Props) {
  const isNarrowed = wanted.q !== '' || wanted.decision !== undefined
  if (!found.total && !isNarrowed)
    return <EmptyState title="Nothing is decided yet" text="What you decide about a listing is kept here." />
  return (
    <>
      <FindDecided wanted={wanted} />
      <p className={styles.intro}>
        <span role="status">{foundWords(found.total, wanted)}</span>{' '}
        {found.total > 0 && 'The latest decision comes first. You can decide again, and the owner is told by e-mail.'}
      </p>
      {isNarrowed && (
        <Button to={addresses.decidedReports} variant="quiet" preventScrollReset className={styles.all}>
          Show all decisions
        </Button>
      )}
      <ul className={styles.cards}>
        {found.listings.map((decided) => (
          <li key={decided.post.id}>
            <DecidedCard decided={decided} onDecided={onDecided} />
          </li>
        ))}
      </ul>
      <Paging
        label="Pages of decided reports"
        page={found.page}
        pages={found.pages}
        addressOf={(page) => decidedAddress({ ...wanted, page })}
      />
    </>
  )
}
