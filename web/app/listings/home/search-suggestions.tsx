import type { Answer } from '@reable/contract/client'
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { browserApi } from '../../api.ts'
import { Link } from '../../ui/link/link.tsx'
import { homeAddress } from '../browse/browse-address.ts'
import styles from './home-band.module.css'

type Suggestions = NonNullable<Answer<'suggestSearches'>>

/** Long enough that nobody who types fast asks with each letter, in milliseconds. */
const pause = 150

/**
 * Searches that somebody who types may mean, as links below the box. The down arrow leads from the box into them, Escape back; a screen
 * reader hears how many there are.
 */
export function useSearchSuggestions() {
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

type Props = {
  list: RefObject<HTMLUListElement | null>
  suggestions: Suggestions
  /** The filters that a search carries over. */
  carried: [string, string][]
  onChosen: () => void
}

/** The suggestions, and how many there are for those who don't see them. */
export function SearchSuggestions({ list, suggestions, carried, onChosen }: Props) {
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
                className={styles.suggestion}
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
