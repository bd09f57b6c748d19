import { cutDetailTitle } from '@reable/contract/listings-rules'
import { data } from 'react-router'
import { apiOf, browserApi } from '../api.ts'
import { LostPage } from '../shell/lost-page.tsx'
import { organisation } from '../shell/organisation.ts'
import { isSignedInDocument } from '../signed-in.ts'
import type { Route } from './+types/listing-page'
import { ListingView } from './listing-view.tsx'
import { loadListing } from './load-listing.ts'
import { useLostAddress } from './use-lost-address.ts'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const found = await loadListing(apiOf(context), params.id)
  return data(found, { status: found.status })
}

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadListing(browserApi, params.id)

// The server renders for nobody in particular: an owner's browser asks again with the token.
clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const listing = loaderData?.listing
  if (!listing) return [{ title: `Oops, lost page · ${organisation.name}` }, { name: 'robots', content: 'noindex' }]
  return [
    { title: `${cutDetailTitle(listing.title)} · ${organisation.name}` },
    { name: 'description', content: listing.description.slice(0, 160) },
  ]
}

export default function ListingPage({ loaderData }: Route.ComponentProps) {
  const { listing } = loaderData
  const shown = listing && !listing.deleted_at
  useLostAddress(!listing)
  return shown ? <ListingView key={listing.id} listing={listing} /> : <LostPage />
}
