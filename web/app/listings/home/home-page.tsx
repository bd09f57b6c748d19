import { redirect } from 'react-router'
import { apiOf, browserApi } from '../../api.ts'
import { type Packed, pack, usePacked } from '../../packed.ts'
import { locationState } from '../../places/location-store.ts'
import { useNearList } from '../../places/use-near-list.ts'
import { addressInUse, browseQueryOf, homeAddress, isFieldKey } from '../browse/browse-address.ts'
import { Results } from '../browse/results.tsx'
import { sameAddress } from '../browse/same-address.ts'
import { SortBy } from '../browse/sort-by.tsx'
import { useAsked } from '../browse/use-asked.ts'
import { useLastList } from '../browse/use-last-list.ts'
import { chipsOf } from '../filter/chips-of.ts'
import { Filter } from '../filter/filter.tsx'
import { tidiedBy } from '../filter/filter-address.ts'
import { panelOf } from '../filter/filter-panel-data.ts'
import { useCounts } from '../filter/use-counts.ts'
import { useFolded } from '../filter/use-folded.ts'
import type { Route } from './+types/home-page'
import { HomeBand } from './home-band.tsx'
import { ListFailure, ListNotes } from './home-messages.tsx'
import { homeMeta } from './home-meta.ts'
import styles from './home-page.module.css'
import { type HomeData, loadHome } from './load-home.ts'

/** A form without a script repeats its keys and sends what no longer belongs together: it goes on to the tidy address. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const api = apiOf(context)
  const address = new URL(request.url).searchParams
  const panel = await panelOf(api, address)
  const tidy = tidiedBy(address, panel)
  if (!sameAddress(tidy, address))
    throw redirect(homeAddress(tidy), { headers: { 'content-type': 'text/html; charset=utf-8' } })
  const home = await loadHome(api, address, panel)
  return { data: pack(home), origin: new URL(request.url).origin, used: usedOf(home, address) }
}

/** Whether a measure belongs to what is chosen now is known by the filter's data alone: where one is asked for, those come first. */
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const { searchParams, origin } = new URL(request.url)
  const { near } = locationState()
  const panel = panelOf(browserApi, searchParams, near)
  if ([...searchParams.keys()].some(isFieldKey)) {
    const tidy = tidiedBy(searchParams, await panel)
    if (!sameAddress(tidy, searchParams)) throw redirect(homeAddress(tidy))
  }
  const home = await loadHome(browserApi, searchParams, panel, near)
  const data: Packed<HomeData> = home
  return { data, origin, used: usedOf(home, searchParams) }
}

/** What is left of an address of which something could not be used; of any other, nothing needs to be told. */
const usedOf = (home: HomeData, address: URLSearchParams) =>
  !home.failed && home.list.notes.length ? `${addressInUse(address, home.list.query)}` : undefined

export const meta = ({ loaderData, location }: Route.MetaArgs) =>
  homeMeta(loaderData?.origin, loaderData?.used ?? location.search)

export default function HomePage({ loaderData: { data } }: Route.ComponentProps) {
  const found = usePacked(data)
  const { asked, inUse, ask } = useAsked(found.failed ? undefined : found.list.query)
  const near = useNearList(found.near)
  const folded = useFolded(asked)
  const { panel } = found
  const list = useLastList(found)
  const [query, total] = found.failed
    ? [{ ...browseQueryOf(asked), ...found.near }, undefined]
    : [found.list.query, found.list.pagination.total_posts]
  const counts = useCounts(found.counts, query)
  const chips = chipsOf(inUse, panel, near)
  return (
    <>
      <a href="#cards" className={styles.skip}>
        Skip to the listings
      </a>
      <HomeBand asked={asked} folded={folded} />
      <div className={styles.list}>
        <Filter {...{ panel, counts, asked, ask, chips, total }} />
        <SortBy sorts={panel.sorts} near={near !== undefined} asked={asked} ask={ask} />
        {found.failed ? <ListFailure {...found.failure} /> : <ListNotes notes={found.list.notes} />}
        {list && <Results {...{ list, chips, asked, ask, folded }} stale={found.failed} />}
      </div>
    </>
  )
}
