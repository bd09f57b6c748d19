import { href, redirect, replace } from 'react-router'
import { privateMeta } from '../../accounts/page/private-meta.ts'
import { signInFor } from '../../accounts/session/guarded-paths.ts'
import { useIsOtherUser } from '../../accounts/use-is-other-user.ts'
import { storedUser } from '../../accounts/user-store.ts'
import { browserApi } from '../../api.ts'
import { SuspendedBanner } from '../../moderation/suspended-banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import type { Listing } from '../detail/load-listing.ts'
import { listingAddress } from '../listing-address.ts'
import type { Route } from './+types/edit-page'
import { BackToListing } from './back-to-listing.tsx'
import styles from './edit.module.css'
import { Editor } from './editor.tsx'
import { loadEditable } from './load-editable.ts'

export const loader = () => null

/** For its owner alone, whose browser loads it; anyone else gets the not-found page. (EDIT-01) */
export const clientLoader = async ({ request, params: { id } }: Route.ClientLoaderArgs) => {
  const user = storedUser()
  if (!user) throw redirect(signInFor(new URL(request.url).pathname))
  const found = await loadEditable(browserApi, id, user.user_id)
  if (found.kind === 'notFound') throw replace(href('/404'))
  if (found.kind === 'deleted') throw replace(listingAddress(id))
  return found
}

clientLoader.hydrate = true as const

export const meta = () => privateMeta('Edit listing')

export default function EditPage({ loaderData, params: { id } }: Route.ComponentProps) {
  const isAnothers = useIsOtherUser(loaderData && 'listing' in loaderData ? loaderData.listing.user.id : undefined)
  const found = isAnothers ? undefined : loaderData
  return (
    <div className={styles.page}>
      <BackToListing id={id} />
      <h1>Edit listing</h1>
      {found?.kind === 'open' && <Open key={id} listing={found.listing} />}
      {found?.kind === 'sold' && <Sold id={id} />}
      {found?.kind === 'failed' && <TryAgain message={found.failure.error} />}
      {!found && <Arriving />}
    </div>
  )
}

function Open({ listing }: { listing: Listing }) {
  return (
    <>
      {listing.held && <SuspendedBanner listing={{ ...listing, held: listing.held }} />}
      <Editor listing={listing} />
    </>
  )
}

function Arriving() {
  return (
    <>
      <p className={styles.arriving}>Opening your listing…</p>
      <noscript>
        <p>Editing needs JavaScript. Please turn it on in your browser and load the page again.</p>
      </noscript>
    </>
  )
}

function Sold({ id }: { id: string }) {
  return (
    <EmptyState title="This listing is sold." text="What is sold or donated can no longer be edited.">
      <Button variant="next" to={listingAddress(id)}>
        See the listing
      </Button>
    </EmptyState>
  )
}
