import { recallFailures } from '@reable/contract/recalls/rules'
import Plus from 'lucide-react/icons/plus'
import { browserApi } from '../../api.ts'
import { Attribution } from '../../recalls/attribution.tsx'
import { addresses } from '../../shell/addresses.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Link } from '../../ui/link/link.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { lastChangeText } from '../last-change-text.ts'
import cardStyles from '../room-card.module.css'
import { vancouverMoment } from '../vancouver-time.ts'
import type { Route } from './+types/recalls-room-page'
import { loadRecalls, type RecallsRoom, type StoredCard } from './load-recalls.ts'
import { recallCardAddress } from './recall-addresses.ts'

export const loader = () => null

export const clientLoader = () => loadRecalls(browserApi)

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) =>
  consolePageMeta('Recalls', !!loaderData && 'cards' in loaderData)

/** The page of what is recalled: how the file is, the notices that wait, and the cards. */
export default function RecallsRoomPage({ loaderData: room }: Route.ComponentProps) {
  return (
    <>
      <h1>Recalls</h1>
      {room && 'failure' in room && <TryAgain message={room.failure.error} />}
      {room && 'cards' in room && (
        <>
          <p className="measure">
            A card names a brand and its models. A listing with both is hidden at once, and its owner reads why. Where
            the model is not known, its owner is asked. A new card is compared with every listing.
          </p>
          <FileState room={room} />
          <p>
            <Button to={recallCardAddress('new')} icon={Plus}>
              New recall
            </Button>{' '}
            <Button to={addresses.recallNotices} variant="other">
              Notices that wait ({room.waiting})
            </Button>
          </p>
          <ul className="stack gap-24">
            {room.cards.map((card) => (
              <li key={card.id}>
                <RecallRoomCard card={card} />
              </li>
            ))}
          </ul>
          <Attribution />
        </>
      )}
    </>
  )
}

function FileState({ room: { file } }: { room: RecallsRoom }) {
  const { checked, rows, failure, failed_at_utc } = file
  return (
    <>
      {failure && failed_at_utc && (
        <Alert type="warning" level={2} title="The list of recalls cannot be updated">
          <p>
            {recallFailures[failure]} Since {vancouverMoment(failed_at_utc)}. The last good list stays.
          </p>
        </Alert>
      )}
      <p className="quiet">
        {checked
          ? `Health Canada’s list was last looked at on ${checked}: ${rows.toLocaleString('en-CA')} rows.`
          : 'There is no list of Health Canada’s yet. The cards count all the same.'}
      </p>
    </>
  )
}

/** A recall card in the room: what it names, and how many listings match it. */
function RecallRoomCard({ card }: { card: StoredCard }) {
  const { id, name, brands, models, withdrawn, recalled, possible } = card
  return (
    <article className="stack card gap-16">
      <p className={`row quiet ${cardStyles.status}`}>
        <span>{withdrawn ? 'Withdrawn' : 'Counts'}</span>
        <span>{recalled === 1 ? '1 listing is recalled' : `${recalled} listings are recalled`}</span>
        <span>{possible === 1 ? '1 listing may be' : `${possible} listings may be`}</span>
      </p>
      <h2 className="own-line">
        <Link to={recallCardAddress(id)}>{name}</Link>
      </h2>
      <p>
        {brands.join(' · ')}: {models.join(', ')}
      </p>
      <p className="quiet">{lastChangeText(card)}</p>
    </article>
  )
}
