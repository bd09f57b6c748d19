import { priceLabel } from '@reable/contract/listings/rules'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { PlaceNear } from '../../places/place-near.tsx'
import { addresses } from '../../shell/addresses.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Link } from '../../ui/link/link.tsx'
import { SkeletonCards } from '../../ui/skeleton/skeleton.tsx'
import { CardItem, ListingCards } from '../cards/listing-cards.tsx'
import { useSlow } from '../cards/use-slow.ts'
import { Chips } from '../filter/chips/chips.tsx'
import type { ActiveFilter } from '../filter/chips/chips-of.ts'
import { addressOfQuery, askedKey, homeAddress, isNarrowed, namesIn } from './browse-address.ts'
import { EmptyList } from './empty-list.tsx'
import type { FoundList, Understood } from './found-list.ts'
import { ListEnd } from './list-end.tsx'
import styles from './results.module.css'
import { ResultsHeading } from './results-heading.tsx'
import { countLabel, foundLabel, showingLabel } from './results-labels.ts'
import { searchAddress } from './understood-address.ts'
import { useFeed } from './use-feed.ts'
import type { RequestList } from './use-requested-list.ts'

type Props = {
  list: FoundList
  chips: ActiveFilter[]
  requested: URLSearchParams
  requestList: RequestList
  /** True if the page's own heading is folded away with the band. */
  folded: boolean
  /** True if it is the previous list, which stays after a failure. */
  stale: boolean
}

/** The result of a search: its heading, its active filters, the cards, and the link to more. */
export function Results({ list, chips, requested, requestList, folded, stale }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const focusHeading = () => heading.current?.focus()
  useFocusAfterSearch(requested.get(askedKey) ?? list.query.search_query, focusHeading)
  const isPageHeading = isNarrowed(requested) || folded
  const { feed, step, loadMore } = useFeed(list)
  const slow = useSlow(useIsListLoading())
  const last = feed.start + feed.cards.length - 1
  const showing = showingLabel(feed.start, last, feed.total)
  const { radius } = list.near ?? {}
  const announcement = useListAnnouncement(list, last > 24 ? showing : foundLabel(feed.total, radius), showing)
  return (
    <>
      <ResultsHeading
        ref={heading}
        total={feed.total}
        terms={list.query.search_query}
        title={list.understood && requested.has(askedKey) ? listTitle(requested, list.understood) : undefined}
        search={list.search}
        isPageHeading={isPageHeading}
      >
        {list.near && <PlaceNear />}
      </ResultsHeading>
      <div className={styles.chips}>
        <Chips {...{ chips, requested, requestList }} onNone={focusHeading} />
        {list.understood && <UnderstoodNotes understood={list.understood} />}
      </div>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <div className={`${styles.list} ${stale ? styles.stale : ''}`} inert={stale}>
        {isPageHeading && <h2 className="visually-hidden">Listings</h2>}
        {slow ? (
          <SlowList />
        ) : (
          <Cards {...{ list, feed, step, loadMore, showing, requested }} onFocusLost={focusHeading} />
        )}
      </div>
    </>
  )
}

type CardsProps = ComponentProps<typeof ListEnd> & { requested: URLSearchParams; onFocusLost: () => void }

function Cards({ requested, onFocusLost, ...end }: CardsProps) {
  const { list, feed, step } = end
  return (
    <>
      {feed.cards.length === 0 && <EmptyList list={list} address={requested} onFocusLost={onFocusLost} />}
      <ListingCards feed={feed} isLoading={step === 'loading'} kind={list.kind} />
      {feed.cards.length > 0 && <ListEnd {...end} />}
      {list.unstated && <UnstatedCards unstated={list.unstated} />}
      {list.understood && <ExactWords understood={list.understood} requested={requested} />}
    </>
  )
}

function useIsListLoading(): boolean {
  const { state, location } = useNavigation()
  return state === 'loading' && location.pathname === '/'
}

/** In place of the cards while another list takes its time. */
function SlowList() {
  return (
    <div className={`stack up-to-3 gap-24 ${styles.waiting}`}>
      <SkeletonCards count={6} label="Loading listings…" />
    </div>
  )
}

/** The most kinds or places that are named one by one. */
const mostNamed = 3

/** The list of an address in plain words: "Rollators in Burnaby, up to $200"; undefined where it chooses nothing that can be said so. */
function listTitle(address: URLSearchParams, understood: Understood): string | undefined {
  const kinds = pluralsOf(namesIn(address, 'category'))
  const places = namesIn(address, 'location')
  const brand = address.get('brand')
  const what = kinds.length > mostNamed ? typedKinds(understood) : joinNames(kinds)
  const of = brand ? `${brand} ${what ? lowerFirst(what) : 'equipment'}` : (what ?? 'Listings')
  const where = places.length ? ` in ${places.length > mostNamed ? `${places.length} places` : joinNames(places)}` : ''
  if (!kinds.length && !places.length && !brand) return undefined
  const more = [...namesIn(address, 'condition').map(lowerFirst), ...price(address), ...words(address)]
  return [`${of}${where}`, ...more].join(', ')
}

/** The kinds of a search as they were typed, where there are many: "Wheelchairs", "“轮椅”". */
function typedKinds({ pieces }: Understood): string | undefined {
  const texts = pieces.filter(({ query }) => query['categories[]']).map(({ text }) => text)
  if (!texts.length) return undefined
  if (texts.length === 1 && /^[a-z]{4,}$/i.test(texts[0] as string)) return upperFirst(plural(texts[0] as string))
  return `“${texts.join(' ')}”`
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const joinNames = (names: string[]): string | undefined =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names[0]

const words = (address: URLSearchParams) => {
  const terms = address.get('search_query')
  return terms ? [terms.startsWith('"') ? terms : `“${terms}”`] : []
}

function price(address: URLSearchParams): string[] {
  const [least, most] = ['min_price', 'max_price'].map((name) => address.get(name))
  if (most === '0') return ['free']
  if (Number(least) && most) return [`${priceLabel(Number(least))} to ${priceLabel(Number(most))}`]
  if (Number(least)) return [`from ${priceLabel(Number(least))}`]
  return most ? [`up to ${priceLabel(Number(most))}`] : []
}

/** Names whose first word says something about the last one too. */
const unusualPlurals: Record<string, string> = {
  'Blood pressure or health monitor': 'Blood pressure and health monitors',
  'Reacher or dressing aid': 'Reachers and dressing aids',
}

/** "Rollators", "walkers"; two of a kind as one: "Mobility scooters" for the travel and the full-size ones. */
function pluralsOf(names: readonly string[]): string[] {
  const headOf = (name: string) => name.split(' - ')[0] ?? name
  const isShared = (name: string) => names.filter((other) => headOf(other) === headOf(name)).length > 1
  const plurals = names.map((name) => unusualPlurals[name] ?? pluralOf(isShared(name) ? headOf(name) : name))
  return [...new Set(plurals)].map((name, at) => (at ? lowerFirst(name) : name))
}

/** A kind's name without what only tells more, for several of it: "Rollators", "Shower chairs or bath seats", "Porch or platform lifts". */
const pluralOf = (name: string): string =>
  (name.split(' (')[0] ?? name)
    .split(' or ')
    .map((one, at, all) => (at < all.length - 1 && !one.includes(' ') ? one : pluralOfPart(one)))
    .join(' or ')

/** "Mobility scooters - travel": what is behind a dash, or "for", stays. */
function pluralOfPart(name: string): string {
  const end = [name.indexOf(' - '), name.indexOf(' for ')].filter((at) => at > 0)[0] ?? name.length
  return plural(name.slice(0, end)) + name.slice(end)
}

const plural = (thing: string) =>
  /s$/.test(thing) && !/ss$/.test(thing) ? thing : /(ch|sh|x|ss)$/.test(thing) ? `${thing}es` : `${thing}s`

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** What to know of a search in plain words: what may not be listed, and what was changed. */
function UnderstoodNotes({ understood: { prohibited, notes } }: { understood: Understood }) {
  return (
    <>
      {prohibited && (
        <div className="above-8">
          <Alert
            type="warning"
            title="This can’t be listed here"
            text={`${prohibited.what}. ${prohibited.instead}`.trim()}
          >
            <Link to={`${addresses.policies}#prohibited-content`}>What can’t be listed</Link>
          </Alert>
        </div>
      )}
      {notes.map((note) => (
        <p key={note} className="above-8">
          {note}
        </p>
      ))}
    </>
  )
}

/** A number is no word to look for. */
const isWord = ({ text, query }: Understood['pieces'][number]) =>
  /\p{L}/u.test(text) && !Object.keys(query).some((name) => /^price_range|^field\.|^sorted_by/.test(name))

/** Below the list: each part that was understood, to search for as a word. */
function ExactWords({ understood, requested }: { understood: Understood; requested: URLSearchParams }) {
  const words = understood.pieces.filter(isWord)
  if (!words.length) return null
  return (
    <p className={styles.exact} data-screen-only>
      Not what you meant? Search for the exact words:{' '}
      {words.map(({ text, as_words }, at) => (
        <span key={text}>
          {at > 0 && ', '}
          <Link to={homeAddress(searchAddress(requested, understood, as_words))}>“{text}”</Link>
        </span>
      ))}
    </p>
  )
}

/** Below those that match a measure: the listings that do not state it, which may fit all the same. */
function UnstatedCards({ unstated: { cards, total, query } }: { unstated: NonNullable<FoundList['unstated']> }) {
  return (
    <section aria-labelledby="unstated" className={styles.unstated}>
      <h3 id="unstated">
        {total === 1 ? 'One more does' : `${countLabel(total)} more do`.replace('listings ', '')} not state this size
      </h3>
      <p>They may still fit. Ask for the measurement before you go.</p>
      <ul className={`stack up-to-3 gap-24 ${styles.cards}`}>
        {cards.map((card) => (
          <CardItem key={card.id} card={card} first={false} />
        ))}
      </ul>
      {total > cards.length && <Button to={homeAddress(addressOfQuery(query))}>Show all {total}</Button>}
    </section>
  )
}

type SearchTerms = string | string[] | undefined

/** When other terms are searched for, moves the focus from the search to the results. */
function useFocusAfterSearch(terms: SearchTerms, focusHeading: () => void): void {
  const seen = useRef(terms)
  useEffect(() => {
    if (seen.current === terms) return
    seen.current = terms
    const { activeElement: focused } = document
    if (focused === document.body || focused?.closest('[role="search"]')) focusHeading()
  })
}

/** The text of a live region when the list has changed: `newText` for a new list, `grownText` for one that grew. Empty at first. */
function useListAnnouncement(list: FoundList, newText: string, grownText: string): string {
  const [announcement, setAnnouncement] = useState('')
  const seen = useRef({ list, grownText })
  useEffect(() => {
    if (seen.current.list !== list) setAnnouncement(newText)
    else if (seen.current.grownText !== grownText) setAnnouncement(grownText)
    seen.current = { list, grownText }
  }, [list, newText, grownText])
  return announcement
}
