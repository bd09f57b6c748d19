import { type ListingTab, listingTabs } from '@reable/contract/listings/lifecycle'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useRef } from 'react'
import { replace, useNavigate, useRevalidator } from 'react-router'
import { PageHead } from '../../accounts/page/page-head.tsx'
import { privateMeta } from '../../accounts/page/private-meta.ts'
import { storedUser, useUser } from '../../accounts/user-store.ts'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Link } from '../../ui/link/link.tsx'
import { Loading } from '../../ui/loading/loading.tsx'
import { Paging } from '../../ui/paging/paging.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import type { Route } from './+types/own-listings-page'
import { loadOwnListings, type OwnListings, type OwnListingsData } from './load-own-listings.ts'
import { OwnCard } from './own-card.tsx'
import styles from './own-listings.module.css'
import { addressOfPlace, placeOf } from './own-listings-address.ts'

/** The names of the tabs, in their order. (MINE-02) */
const tabNames: Record<ListingTab, string> = {
  active: 'Active Listings',
  inactive: 'Inactive Listings',
  exchanged: 'Sold/Donated Listings',
}

/** The messages of empty tabs. (MINE-03) */
const emptyMessages: Record<ListingTab, string> = {
  active: 'You have no active listings, click on Inactive Listings to view.',
  inactive: 'You have no inactive listings.',
  exchanged: 'You have no sold or donated listings.',
}

export const loader = () => null

/** The lists are the person's own: loaded by their browser alone. */
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  // The account leads whoever is not signed in to where they can.
  if (!storedUser()) return null
  const found = await loadOwnListings(browserApi, placeOf(new URL(request.url).searchParams))
  if ('failure' in found) return found
  // The last listing of the last page went.
  if (found.page > found.pages) throw replace(addressOfPlace({ tab: found.tab, page: found.pages }))
  return found
}

clientLoader.hydrate = true as const

export const meta = () => privateMeta('My Listings')

/** All listings of one's own, by what became of them, and what one can do with each. (MINE-01) */
export default function OwnListingsPage({ loaderData }: Route.ComponentProps) {
  const user = useUser()
  return (
    <>
      <PageHead
        title="My Listings"
        intro={
          <>
            Keep your listings up to date so buyers do not wait for an answer. Before you meet, read the{' '}
            <Link to={addresses.safetyGuidelines}>Safety Guidelines</Link>.
          </>
        }
      >
        <div className="wrap gap-8">
          <Button variant="next" size="tall" icon={Plus} to={addresses.createListing}>
            Create Listing
          </Button>
          {user?.partner_member && (
            <Button size="tall" to={addresses.imports}>
              Import a list
            </Button>
          )}
        </div>
      </PageHead>
      <OwnListingsPanel data={loaderData} />
    </>
  )
}

/** The three tabs with their lists, once they have come. */
function OwnListingsPanel({ data }: { data: OwnListingsData | null }) {
  if (!data) return <Loading>Loading your listings…</Loading>
  return 'failure' in data ? <TryAgain message={data.failure.error} /> : <Lists found={data} />
}

function Lists({ found }: { found: OwnListings }) {
  const { tab, page, pages, counts } = found
  const navigate = useNavigate()
  const tabs = listingTabs.map((one) => {
    const href = addressOfPlace({ tab: one, page: 1 })
    const onChoose = () => navigate(href, { preventScrollReset: true })
    return { label: tabNames[one], count: counts[one], href, current: one === tab, onChoose }
  })
  return (
    <div className={styles.lists}>
      <Tabs label="Your listings by what became of them" tabs={tabs} />
      <section className={styles.panel} aria-label={tabNames[tab]}>
        <OwnCards found={found} />
        <Paging
          label={`Pages of ${tabNames[tab]}`}
          page={page}
          pages={pages}
          addressOf={(page) => addressOfPlace({ tab, page })}
        />
      </section>
    </div>
  )
}

/** The listings of one page, newest first; after each action all three lists are loaded anew. (LIFE-06) */
function OwnCards({ found }: { found: OwnListings }) {
  const { revalidate } = useRevalidator()
  const { heading, list, rememberPlaceOf } = useListFocus(found)
  const { tab, cards } = found
  return (
    <>
      <h2
        ref={heading}
        tabIndex={-1}
        className={cards.length ? `visually-hidden ${styles.heading}` : 'visually-hidden'}
      >
        {tabNames[tab]}
      </h2>
      {cards.length === 0 && <EmptyState level={3} title={emptyMessages[tab]} />}
      <ul ref={list} className={styles.cards}>
        {cards.map((card) => (
          <li key={card.id} data-listing={card.id}>
            <OwnCard
              card={card}
              onAnswer={() => {
                rememberPlaceOf(card.id)
                revalidate()
              }}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/**
 * Places the focus when the list has changed: it stays within the listing that an action was for, else goes to the one
 * that has taken its place, else to the heading; on another page of the list to its heading. On another tab it stays, and the tab
 * is announced.
 */
function useListFocus(found: OwnListings) {
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const place = useRef<{ id: number; at: number }>(undefined)
  const before = useRef(found)
  useEffect(() => {
    const previous = before.current
    before.current = found
    if (previous === found) return
    const focused = list.current?.querySelector(`[data-listing="${place.current?.id}"] :focus`)
    const titles = [...(list.current?.querySelectorAll<HTMLElement>('h3 > a') ?? [])]
    if (focused) {
      place.current = undefined
      focused.scrollIntoView({ block: 'nearest' })
    } else if (place.current) {
      const { id, at } = place.current
      place.current = undefined
      const same = titles[found.cards.findIndex((card) => card.id === id)]
      const next = same ?? titles[Math.min(at, titles.length - 1)] ?? heading.current
      next?.focus()
    } else if (previous.tab !== found.tab) {
      alerts.announce(`${tabNames[found.tab]}, ${found.counts[found.tab]}`)
    } else if (previous.page !== found.page) {
      heading.current?.focus()
    }
  }, [found])
  const rememberPlaceOf = (id: number) => {
    place.current = { id, at: found.cards.findIndex((card) => card.id === id) }
  }
  return { heading, list, rememberPlaceOf }
}
