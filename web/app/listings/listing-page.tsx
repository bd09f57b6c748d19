import { data } from 'react-router'
import { apiOf, browserApi } from '../api.ts'
import type { Route } from './+types/listing-page'
import { loadListing } from './load-listing.ts'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const found = await loadListing(apiOf(context), params.id)
  return data(found, { status: found.status })
}
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadListing(browserApi, params.id)

export default function ListingPage({ loaderData }: Route.ComponentProps) {
  return <h1>{loaderData.listing?.title}</h1>
}
