import { Fragment } from 'react'
import { data } from 'react-router'
import { apiOf, browserApi } from '../../api.ts'
import { InlineScript } from '../../inline-script.tsx'
import { NotFoundPage } from '../../shell/errors/not-found-page.tsx'
import { safeJson } from '../../state/safe-json.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { rememberListBefore } from '../browse/last-list.ts'
import { useNotFoundRedirect } from '../browse/use-not-found-redirect.ts'
import type { Card } from '../cards/card.ts'
import { listingAddress } from '../listing-address.ts'
import { loadSeller } from '../seller/seller-load.ts'
import { loadSimilarInTime } from '../similar/similar-load.ts'
import type { Route } from './+types/listing-page'
import { DeletedListing } from './deleted-listing.tsx'
import { findFitKind } from './find-fit-kind.ts'
import { listingMeta, notFoundMeta } from './listing-meta.ts'
import styles from './listing-page.module.css'
import { productOf } from './listing-product.ts'
import { ListingView } from './listing-view.tsx'
import { loadListing, statusOf } from './load-listing.ts'

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
