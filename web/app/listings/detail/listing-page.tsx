import { cutText } from '@reable/contract/cut-text'
import { cutDetailTitle, priceLabel } from '@reable/contract/listings/rules'
import { organisation } from '@reable/contract/organisation'
import { Fragment } from 'react'
import { data } from 'react-router'
import { apiOf, browserApi } from '../../api.ts'
import { InlineScript } from '../../inline-script.tsx'
import { addresses } from '../../shell/addresses.ts'
import { NotFoundPage } from '../../shell/errors/not-found-page.tsx'
import { safeJson } from '../../state/safe-json.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { pageAddressOfCategory } from '../browse/browse-address.ts'
import { rememberListBefore } from '../browse/last-list.ts'
import { useNotFoundRedirect } from '../browse/use-not-found-redirect.ts'
import type { Card } from '../cards/card.ts'
import { listingAddress } from '../listing-address.ts'
import { loadSeller } from '../seller/seller-load.ts'
import { SimilarListings } from '../similar/similar-listings.tsx'
import { type ListingLike, loadSimilarInTime } from '../similar/similar-load.ts'
import type { Route } from './+types/listing-page'
import deletedListingStyles from './deleted-listing.module.css'
import styles from './listing-page.module.css'
import { ListingView } from './listing-view.tsx'
import { type Listing, loadListing, statusOf } from './load-listing.ts'

/** As long as search engines show it. */
const descriptionLimit = 200

/** The metadata of a listing for search engines and shared links. `origin` stands before our own paths. */
function listingMeta(listing: Listing, origin: string) {
  const title = `${cutDetailTitle(listing.title)}, ${priceLabel(listing.price)}, ${listing.location.name}`
  const description = descriptionOf(listing)
  const address = origin + listingAddress(listing.id)
  const [cover] = listing.images
  return [
    { title: `${title} · ${organisation.name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'product' },
    { property: 'og:url', content: address },
    { property: 'og:site_name', content: organisation.name },
    ...(cover
      ? [
          { property: 'og:image', content: origin + cover.large },
          { property: 'og:image:alt', content: cover.alt },
        ]
      : []),
  ]
}

/** Kind, place and condition first, then the measures that decide, then the owner's words. */
function descriptionOf({ equipment_type, location, condition, facts, description }: Listing): string {
  const measures = facts.filter(({ value }) => /\d/.test(value)).slice(0, 2)
  const sentences = [
    `${equipment_type.name} in ${location.name}, condition: ${condition.name}.`,
    ...measures.map(({ label, value }) => `${label}: ${value}.`),
    description.replace(/\s+/g, ' '),
  ]
  return cutText(sentences.join(' '), descriptionLimit)
}

const notFoundMeta = [{ title: `Oops, lost page · ${organisation.name}` }, { name: 'robots', content: 'noindex' }]

const kinds: Record<string, string> = {
  New: 'NewCondition',
  'For parts or repair': 'DamagedCondition',
}

/** A listing in schema.org's words, for search engines. `origin` stands before our own paths. */
function productOf(listing: Listing, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: listing.title,
    description: listing.description,
    category: listing.equipment_type.name,
    image: listing.images.map(({ large }) => origin + large),
    offers: {
      '@type': 'Offer',
      url: origin + listingAddress(listing.id),
      price: listing.price,
      priceCurrency: 'CAD',
      availability: 'https://schema.org/InStock',
      itemCondition: `https://schema.org/${kinds[listing.condition.name] ?? 'UsedCondition'}`,
      areaServed: { '@type': 'City', name: listing.location.name },
    },
  }
}

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const found = await loadListing(apiOf(context), params.id)
  const [similar, seller] = await Promise.all([
    found.kind === 'unavailable' ? undefined : loadSimilarInTime(apiOf(context), found.like),
    found.kind === 'shown' ? loadSeller(apiOf(context), params.id) : undefined,
  ])
  const fitKind = await findFitKind(found)
  const shown = { ...found, similar, seller, fitKind, origin: new URL(request.url).origin }
  return data(shown, { status: statusOf(found) })
}

/** The listing shows as soon as it is there; what is like it comes after. */
export const clientLoader = async ({ params, request, serverLoader }: Route.ClientLoaderArgs) => {
  rememberListBefore()
  const [found, seller] = await Promise.all([loadListing(browserApi, params.id), loadSeller(browserApi, params.id)])
  // With an expired token the person is a visitor, who sees what everyone sees.
  if (found.kind === 'unavailable' && found.status === 401) return serverLoader()
  const similar: Card[] | undefined = undefined
  const fitKind = await findFitKind(found)
  return { ...found, similar, seller, fitKind, origin: new URL(request.url).origin }
}

// The server renders for nobody in particular: a signed-in browser loads again with its token.
clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData: shown }: Route.MetaArgs) =>
  shown?.kind === 'shown' ? listingMeta(shown.listing, shown.origin) : notFoundMeta

export default function ListingPage({ loaderData: shown }: Route.ComponentProps) {
  useNotFoundRedirect(shown.kind === 'unavailable' ? shown : undefined)
  if (shown.kind === 'unavailable') return <WaitingNotFound />
  const { similar, seller, fitKind, origin, like } = shown
  if (shown.kind === 'deleted') return <DeletedListing key={like.postId} {...shown} />
  const address = origin + listingAddress(like.postId)
  const product = safeJson(JSON.stringify(productOf(shown.listing, origin)))
  return (
    <Fragment key={like.postId}>
      <ListingView listing={shown.listing} {...{ address, like, similar, seller, fitKind }} />
      <InlineScript type="application/ld+json" text={product} />
    </Fragment>
  )
}

/** Hidden while someone is signed in: it may be their own listing; if it is not, they are redirected to the not-found page. */
function WaitingNotFound() {
  return (
    <div className={styles.notFound}>
      <NotFoundPage />
    </div>
  )
}

/**
 * The kind by which a listing is fitted; null where we have no rules for it. The table of kinds is fetched for it, and nothing is said of
 * fitting where they cannot be.
 */
const findFitKind = (found: Awaited<ReturnType<typeof loadListing>>): Promise<string | null | undefined> =>
  import('@reable/contract/fit/kind-types').then(
    ({ kindOfType }) => (found.kind === 'shown' ? (kindOfType(found.listing.equipment_type_id) ?? null) : undefined),
    () => undefined,
  )

type Props = {
  /** Its category's name, all that is shown of it. */
  category: string
  like: ListingLike
  similar: Card[] | undefined
}

/** In place of a listing that its owner has deleted: others like it, and the way to all of its category. */
function DeletedListing({ category, like, similar }: Props) {
  return (
    <>
      <div className={`page ${deletedListingStyles.page}`}>
        <EmptyState level={1} title="Oops, lost page" text="This listing was taken down. These may help instead:">
          <Button variant="next" to={pageAddressOfCategory(category)}>
            View all {category}
          </Button>
          <Button to={addresses.listings}>All listings</Button>
        </EmptyState>
      </div>
      <SimilarListings like={like} initial={similar} />
    </>
  )
}
