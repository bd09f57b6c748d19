import { cutText } from '@reable/contract/cut-text'
import { priceLabel } from '@reable/contract/listings/rules'
import { organisation } from '@reable/contract/organisation'
import { useRef } from 'react'
import { redirect, useSearchParams } from 'react-router'
import { apiOf, browserApi } from '../../api.ts'
import { locationState } from '../../places/location-store.ts'
import { useNearList } from '../../places/use-near-list.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useFocusOnReplacement } from '../../ui/try-again/use-focus-on-replacement.ts'
import {
  addressInUse,
  askedKey,
  browseQueryOf,
  homeAddress,
  isBrowseKey,
  isFieldKey,
  namesIn,
} from '../browse/browse-address.ts'
import type { Failure } from '../browse/found-list.ts'
import { Results } from '../browse/results.tsx'
import { sameAddress } from '../browse/same-address.ts'
import { SortBy } from '../browse/sort-by.tsx'
import { understand, understoodAddress } from '../browse/understood-address.ts'
import { useLastList } from '../browse/use-last-list.ts'
import { useRequestedList } from '../browse/use-requested-list.ts'
import { chipsOf } from '../filter/chips/chips-of.ts'
import { Filter } from '../filter/filter.tsx'
import { normalizeForPanel } from '../filter/filter-address.ts'
import { loadPanel } from '../filter/filter-panel-data.ts'
import { readMeasures } from '../filter/read-measures.ts'
import { useCounts } from '../filter/use-counts.ts'
import { useFolded } from '../filter/use-folded.ts'
import type { Route } from './+types/home-page'
import { HomeBand } from './home-band.tsx'
import styles from './home-page.module.css'
import { type HomeData, loadHome } from './load-home.ts'

/** True for a parameter that makes a list of its own; a page number does not. */
const identifiesList = (name: string) => isBrowseKey(name) && !['page', 'before', askedKey].includes(name)

/** As long as a browser's tab and its history can use. */
const titleLimit = 100

/** The metadata of the list for search engines and other sites: all its pages have the address of the first. */
function homeMeta(origin: string | undefined, search: string) {
  const address = new URLSearchParams(search)
  const title = titleOf(address)
  for (const name of [...address.keys()]) if (!identifiesList(name)) address.delete(name)
  return [
    { title },
    { name: 'description', content: organisation.charity },
    { property: 'og:title', content: title },
    { property: 'og:description', content: organisation.charity },
    ...(origin ? [{ tagName: 'link', rel: 'canonical', href: origin + homeAddress(address) }] : []),
  ]
}

/** The search and the filters, as in `“walker”, Burnaby, up to $200 · Reable`; for the whole list, the site's name. */
function titleOf(address: URLSearchParams): string {
  const asked = address.get(askedKey)
  if (asked) return `${cutText(`“${asked}”`, titleLimit)} · ${organisation.name}`
  const terms = address.get('search_query')
  const chosen = [
    ...(terms ? [`“${terms}”`] : []),
    ...namesIn(address, 'category'),
    ...namesIn(address, 'location'),
    ...namesIn(address, 'condition'),
    ...price(address),
  ]
  if (!chosen.length) return `${organisation.name}: ${organisation.tagline}`
  return `${cutText(chosen.join(', '), titleLimit)} · ${organisation.name}`
}

function price(address: URLSearchParams): string[] {
  const [least, most] = ['min_price', 'max_price'].map((name) => Number(address.get(name)))
  if (least && most) return [`${priceLabel(least)} to ${priceLabel(most)}`]
  if (least) return [`from ${priceLabel(least)}`]
  return most ? [`up to ${priceLabel(most)}`] : []
}

/** A form without a script repeats its keys and sends what no longer belongs together: it goes on to the tidy address. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const api = apiOf(context)
  const address = new URL(request.url).searchParams
  const panel = await loadPanel(api, address)
  const normalized = await readMeasures(normalizeForPanel(address, panel), panel)
  if (!sameAddress(normalized, address))
    throw redirect(homeAddress(normalized), { headers: { 'content-type': 'text/html; charset=utf-8' } })
  const understood = await understand(api, address)
  const next = understoodAddress(address, understood)
  if (next) throw redirect(homeAddress(next), { headers: { 'content-type': 'text/html; charset=utf-8' } })
  const found = await loadHome(api, address, panel, { understood })
  return { found, origin: new URL(request.url).origin, used: usedAddress(found, address) }
}

/** Only the filter's data tell whether a measure belongs to the chosen types: where the address has one, they are loaded first. */
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const { searchParams, origin } = new URL(request.url)
  const { near } = locationState()
  const panel = loadPanel(browserApi, searchParams, near)
  if ([...searchParams.keys()].some(isFieldKey)) {
    const normalized = await readMeasures(normalizeForPanel(searchParams, await panel), await panel)
    if (!sameAddress(normalized, searchParams)) throw redirect(homeAddress(normalized))
  }
  const understood = await understand(browserApi, searchParams)
  const next = understoodAddress(searchParams, understood)
  if (next) throw redirect(homeAddress(next))
  const found = await loadHome(browserApi, searchParams, panel, { near, understood })
  return { found, origin, used: usedAddress(found, searchParams) }
}

/** The address without the parts that could not be used; undefined if all of it was used. */
const usedAddress = (home: HomeData, address: URLSearchParams) =>
  !home.failed && home.list.notes.length ? `${addressInUse(address, home.list.query)}` : undefined

export const meta = ({ loaderData, location }: Route.MetaArgs) =>
  homeMeta(loaderData?.origin, loaderData?.used ?? location.search)

export default function HomePage({ loaderData: { found } }: Route.ComponentProps) {
  const { requested, inUse, requestList } = useRequestedList(found.failed ? undefined : found.list.query)
  const near = useNearList(found.near)
  const folded = useFolded(requested)
  const { panel } = found
  const list = useLastList(found)
  const [query, total] = found.failed
    ? [{ ...browseQueryOf(requested), ...found.near }, undefined]
    : [found.list.query, found.list.pagination.total_posts]
  const counts = useCounts(found.counts, query)
  const understood = found.failed ? undefined : found.list.understood
  const chips = chipsOf(inUse, panel, { near, understood })
  return (
    <>
      <a href="#cards" className={`skip-link ${styles.skip}`}>
        Skip to the listings
      </a>
      <HomeBand requested={requested} folded={folded} understood={understood} />
      <div className={`page ${styles.list}`}>
        <Filter {...{ panel, counts, requested, requestList, chips, total }} />
        <SortBy sorts={panel.sorts} near={near !== undefined} requested={requested} requestList={requestList} />
        {found.failed ? <ListFailure {...found.failure} /> : <ListNotes notes={found.list.notes} />}
        {list && <Results {...{ list, chips, requested, requestList, folded }} stale={found.failed} />}
      </div>
    </>
  )
}

/** The parts of the address that could not be used, so that nobody wonders about the list below. */
function ListNotes({ notes }: { notes: string[] }) {
  if (!notes.length) return null
  return (
    <div className={styles.message}>
      <Alert type="warning" title="We left out a part of this address">
        {notes.map((note) => (
          <p key={note}>{note}.</p>
        ))}
      </Alert>
    </div>
  )
}

/** The reason why there is no list, as a heading in its place. */
function ListFailure({ message, flowId }: Failure) {
  const [address] = useSearchParams()
  const failed = useRef<HTMLDivElement>(null)
  const rememberFocus = useFocusOnReplacement(failed)
  return (
    <div ref={failed} className={styles.message} role="alert">
      <Alert type="error" level={2} title={message} text={flowId ? `Code ${flowId}` : undefined}>
        <Button to={homeAddress(address)} replace preventScrollReset className="above-12" onClick={rememberFocus}>
          Try again
        </Button>
      </Alert>
    </div>
  )
}
