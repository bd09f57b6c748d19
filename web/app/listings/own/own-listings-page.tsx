import Plus from 'lucide-react/icons/plus'
import { replace } from 'react-router'
import { PageHead } from '../../accounts/page/page-head.tsx'
import { privateMeta } from '../../accounts/page/private-meta.ts'
import { storedUser, useUser } from '../../accounts/user-store.ts'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { Button } from '../../ui/button/button.tsx'
import { Link } from '../../ui/link/link.tsx'
import type { Route } from './+types/own-listings-page'
import { loadOwnListings } from './load-own-listings.ts'
import styles from './own-listings.module.css'
import { addressOfPlace, placeOf } from './own-listings-address.ts'
import { OwnListingsPanel } from './own-listings-panel.tsx'

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
        <div className={styles.ways}>
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
