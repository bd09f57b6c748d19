import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import styles from '../accounts/page/account-page.module.css'
import { privateMeta } from '../accounts/page/private-meta.ts'
import { storedUser, useUser } from '../accounts/user-store.ts'
import { browserApi } from '../api.ts'
import { addresses } from '../shell/addresses.ts'
import { useInBrowser } from '../state/in-browser.ts'
import { Button } from '../ui/button/button.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { TryAgain } from '../ui/try-again/try-again.tsx'
import type { Route } from './+types/saved-page'
import { loadSavedOfAccount, loadSavedOfDevice, type SavedData } from './load-saved.ts'
import { SavedIntro } from './saved-intro.tsx'
import { SavedList } from './saved-list.tsx'
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
    <div className={styles.page}>
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
      <p role="status" className={styles.arriving}>
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
