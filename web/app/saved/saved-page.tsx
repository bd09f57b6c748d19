import { priceLabel } from '@reable/contract/listings/rules'
import { savedStateLabels } from '@reable/contract/saved/rules'
import TrendingDown from 'lucide-react/icons/trending-down'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import styles from '../accounts/page/account-page.module.css'
import { privateMeta } from '../accounts/page/private-meta.ts'
import { signInFor } from '../accounts/session/guarded-paths.ts'
import { storedUser, useUser } from '../accounts/user-store.ts'
import { browserApi } from '../api.ts'
import { ListingCard } from '../listings/cards/listing-card.tsx'
import { addresses } from '../shell/addresses.ts'
import { alerts } from '../shell/alerts/alerts.ts'
import { showFailure } from '../shell/alerts/show-failure.ts'
import { useBusy } from '../state/busy.ts'
import { useInBrowser } from '../state/in-browser.ts'
import { Button } from '../ui/button/button.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { Link } from '../ui/link/link.tsx'
import { Switch } from '../ui/switch/switch.tsx'
import { TryAgain } from '../ui/try-again/try-again.tsx'
import type { Route } from './+types/saved-page'
import { loadSavedOfAccount, loadSavedOfDevice, type SavedData, type SavedListing } from './load-saved.ts'
import { SaveHeart } from './save-heart.tsx'
import { mailsSwitched } from './saved-alerts.ts'
import savedIntroStyles from './saved-intro.module.css'
import savedListStyles from './saved-list.module.css'
import { syncSaved } from './sync-saved.ts'

export const loader = () => null

/** The list is private, so the browser alone loads it. */
export const clientLoader = async (): Promise<SavedData | null> => {
  const by = storedUser()?.user_id
  if (by === undefined) return loadSavedOfDevice(browserApi)
  await syncSaved(by)
  return loadSavedOfAccount(browserApi, by)
}

clientLoader.hydrate = true as const

export const meta = () => privateMeta('Saved listings')

/** The listings that somebody has saved, with an account or in this browser alone, in their present state. */
export default function SavedPage({ loaderData }: Route.ComponentProps) {
  const data = useOwnData(loaderData)
  return (
    <div className={`stack page gap-24 above-24 ${styles.page}`}>
      <h1>Saved listings</h1>
      {data ? <Loaded data={data} /> : <Loading />}
    </div>
  )
}

function Loaded({ data }: { data: SavedData }) {
  if ('failure' in data) return <TryAgain message={data.failure.error} />
  return (
    <>
      <SavedIntro mails={data.mails} />
      {data.saved.length ? (
        <SavedList saved={data.saved} />
      ) : (
        <EmptyState title="You have not saved anything yet." text="Press the heart on a listing, and it stands here.">
          <Button variant="next" to={addresses.listings}>
            See the listings
          </Button>
        </EmptyState>
      )}
    </>
  )
}

function Loading() {
  return (
    <>
      <p role="status" className="late">
        Loading your saved listings…
      </p>
      <noscript>
        <p>Saving listings needs JavaScript. Please turn it on in your browser and load the page again.</p>
      </noscript>
    </>
  )
}

/** The data, unless it was loaded for another person or a visitor: then it is reloaded and not shown meanwhile. */
function useOwnData(data: SavedData | null): SavedData | null {
  const by = useUser()?.user_id
  const isOthers = useInBrowser() && data !== null && data.by !== by
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isOthers) revalidate()
  }, [isOthers, revalidate])
  return isOthers ? null : data
}

/** The saved listings in their present state. A removed one stays until the page is left, so that it can be saved again. */
function SavedList({ saved }: { saved: SavedListing[] }) {
  return (
    <>
      <h2 className="visually-hidden">What you saved</h2>
      <ul className={`tiles gap-24 ${savedListStyles.grid}`}>
        {saved.map((one) => (
          <li key={one.post_id}>{one.card ? <Available {...one} card={one.card} /> : <Unavailable {...one} />}</li>
        ))}
      </ul>
    </>
  )
}

/** An available listing: its card, and a fallen price. */
function Available({ card, price }: SavedListing & { card: NonNullable<SavedListing['card']> }) {
  return (
    <>
      <ListingCard card={card} />
      {card.price < price && (
        <p className={`line gap-8 ${savedListStyles.fell}`}>
          <Icon of={TrendingDown} />
          Price fell from {priceLabel(price)} to {priceLabel(card.price)}
        </p>
      )}
    </>
  )
}

/** An unavailable listing, and why, as far as others may know. */
function Unavailable({ post_id: id, title, price, state }: SavedListing) {
  return (
    <article className={`stack gap-8 ${savedListStyles.over}`}>
      <h3>{title}</h3>
      <p className="bold">{savedStateLabels[state]}</p>
      {state !== 'taken_down' && <p>It was {price ? priceLabel(price) : 'free'} when you saved it.</p>}
      <SaveHeart listing={{ id, title, price }} />
    </article>
  )
}

/** Says where the list is stored. `mails`: whether the person gets mails about it; undefined for a visitor, who cannot. */
function SavedIntro({ mails }: { mails: boolean | undefined }) {
  if (mails !== undefined) return <Mails saved={mails} />
  return (
    <p className="measure">
      These are saved on this device only.{' '}
      <Link to={signInFor(addresses.saved)}>Sign in to keep them with your account</Link>, and to hear by e-mail when a
      price falls or a listing ends.
    </p>
  )
}

/** The mails’ switch: shown at once, saved at once, reverted when that fails. */
function Mails({ saved }: { saved: boolean }) {
  const [on, setOn] = useState(saved)
  const { busy, run } = useBusy()
  const confirmed = useUser()?.confirmed
  const toggle = async (wanted: boolean) => {
    setOn(wanted)
    const reply = await run(() => browserApi('setSavedMails', { body: { wanted } }))
    if (!reply) return
    if (reply.ok) return alerts.show(mailsSwitched(wanted))
    setOn(!wanted)
    showFailure(reply)
  }
  return (
    <div className={`card ${savedIntroStyles.mails}`}>
      <Switch
        label="E-mail me about these"
        hint={`When a price falls or a listing ends, one e-mail a day at most.${confirmed ? '' : ' We start once you have confirmed your address.'}`}
        on={on}
        busy={busy}
        onToggle={toggle}
      />
    </div>
  )
}
