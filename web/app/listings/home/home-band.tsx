import type { Answer } from '@reable/contract/client'
import { organisation } from '@reable/contract/organisation'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import { PageForm } from '../../ui/page-form/page-form.tsx'
import { askedKey, homeAddress, isNarrowed } from '../browse/browse-address.ts'
import type { Understood } from '../browse/found-list.ts'
import { chosenBeside } from '../browse/understood-address.ts'
import styles from './home-band.module.css'
import picture from './home-band.svg'

type Suggestions = NonNullable<Answer<'suggestSearches'>>

/** Long enough that nobody who types fast asks with each letter, in milliseconds. */
const pause = 150

/**
 * Searches that somebody who types may mean, as links below the box. The down arrow leads from the box into them, Escape back; a screen
 * reader hears how many there are.
 */
function useSearchSuggestions() {
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [suggestions, setSuggestions] = useState<Suggestions>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const close = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    setSuggestions([])
  }
  const onInput = () => {
    clearTimeout(timer.current)
    const asked = setTimeout(async () => {
      const reply = await browserApi('suggestSearches', { query: { search_query: input.current?.value ?? '' } })
      // What comes after somebody typed on, searched or went elsewhere is not shown.
      if (timer.current === asked) setSuggestions(reply.ok ? (reply.data ?? []) : [])
    }, pause)
    timer.current = asked
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && suggestions.length) {
      event.preventDefault()
      input.current?.focus()
      close()
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const stops = [input.current, ...(list.current?.querySelectorAll('a') ?? [])]
    const at = stops.indexOf(document.activeElement as HTMLInputElement)
    const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)]
    if (at < 0 || !next) return
    event.preventDefault()
    next.focus()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close()
  }
  return { input, list, suggestions, close, box: { onInput, onKeyDown, onBlur } }
}

type UseSearchSuggestionsProps = {
  list: RefObject<HTMLUListElement | null>
  suggestions: Suggestions
  /** The filters that a search carries over. */
  carried: [string, string][]
  onChosen: () => void
}

/** The suggestions, and how many there are for those who don't see them. */
function SearchSuggestions({ list, suggestions, carried, onChosen }: UseSearchSuggestionsProps) {
  return (
    <>
      <span role="status" className="visually-hidden">
        {suggestions.length > 0 && `${suggestions.length} suggestions below. Press the down arrow to choose one.`}
      </span>
      {suggestions.length > 0 && (
        <ul ref={list} aria-label="Suggestions" className={styles.suggestions}>
          {suggestions.map(({ search, total }) => (
            <li key={search}>
              <Link
                to={homeAddress(new URLSearchParams([...carried, ['search_query', search]]))}
                onClick={onChosen}
                className={`line gap-16 ${styles.suggestion}`}
              >
                <span>{search}</span>
                {total !== undefined && <span className={styles.total}>{total.toLocaleString('en-CA')}</span>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** True for a filter that a search carries over; the order begins anew with the best match. */
const isCarriedOver = (name: string) => !['search_query', 'sorted_by', 'page', 'before'].includes(name)

type Props = { requested: URLSearchParams; folded: boolean; understood: Understood | undefined }

/**
 * The top of the home page: what this is, the search, and the way to pass something on. Of a list that is searched or narrowed it
 * leaves the search alone, and the page's heading to the list.
 */
export function HomeBand({ requested, folded, understood }: Props) {
  const narrowed = isNarrowed(requested)
  const Heading = narrowed || folded ? 'p' : 'h1'
  const carried = [...chosenBeside(requested, understood)].filter(([name]) => isCarriedOver(name)).sort()
  const terms = requested.get(askedKey) ?? requested.get('search_query') ?? ''
  return (
    <div
      className={`${styles.band} ${narrowed ? styles.narrowed : ''} ${folded ? styles.folded : ''}`}
      data-screen-only
    >
      <div className={`page ${styles.inside}`}>
        <Heading className={styles.heading}>Good equipment, ready for its next home</Heading>
        <p className={styles.lead}>
          Used wheelchairs, walkers, beds and more, sold or given away by people near you in {organisation.region}.
        </p>
        <SearchForm carried={carried} terms={terms} />
        <p className={`stack ${styles.pass}`}>
          <span>Have something to pass on?</span>
          <Button variant="onBand" icon={Plus} to={addresses.createListing}>
            Create Listing
          </Button>
        </p>
      </div>
      <div className={styles.scene}>
        <img src={picture} alt="" width={560} height={480} loading="lazy" className={styles.picture} />
      </div>
    </div>
  )
}

/** The search, with the filters it carries over. */
function SearchForm({ carried, terms }: { carried: [string, string][]; terms: string }) {
  const { input, list, suggestions, close, box } = useSearchSuggestions()
  return (
    <PageForm action="/" role="search" className={`wrap ${styles.search}`} onSubmit={close}>
      {carried.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="search" className={styles.label}>
        What are you looking for?
      </label>
      <span className={styles.box} {...box}>
        <Icon of={Search} className={styles.glass} />
        <input
          ref={input}
          id="search"
          autoComplete="off"
          key={terms}
          name="search_query"
          type="search"
          defaultValue={terms}
          className={styles.input}
        />
        <SearchSuggestions {...{ list, suggestions, carried }} onChosen={close} />
      </span>
      <Button type="submit" variant="next">
        Search
      </Button>
    </PageForm>
  )
}
