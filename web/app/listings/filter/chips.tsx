import { type MouseEvent, useEffect, useRef } from 'react'
import { stopSharing } from '../../places/location-store.ts'
import { Button } from '../../ui/button/button.tsx'
import { Chip } from '../../ui/chip/chip.tsx'
import { isPlainPress } from '../../ui/link/is-plain-press.ts'
import { homeAddress } from '../browse/browse-address.ts'
import type { RequestList } from '../browse/use-asked.ts'
import styles from './chips.module.css'
import { type ActiveFilter, cleared } from './chips-of.ts'

type Props = {
  chips: ActiveFilter[]
  requested: URLSearchParams
  requestList: RequestList
  /** Called when no chip is left, to place the focus. */
  onNone: () => void
  /** For the dialog, which has its own. */
  withoutClear?: boolean
}

/** The active filters, each a link to the list without it; the focus goes on to the next one. */
export function Chips({ chips, requested, requestList, onNone, withoutClear }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const next = useRef<{ at: number; shown: string }>(undefined)
  useEffect(() => {
    // A list that was requested earlier may still arrive in between: the focus does not belong there.
    if (next.current?.shown !== homeAddress(requested)) return
    const links = list.current?.querySelectorAll<HTMLElement>('a, button') ?? []
    const link = links[Math.min(next.current.at, links.length - 1)]
    next.current = undefined
    if (link) link.focus()
    else onNone()
  })
  const clear = cleared(requested)
  const removeFilter = (remove: () => void, at: number) => {
    next.current = { at, shown: homeAddress(requested) }
    remove()
  }
  const follow = (event: MouseEvent, to: URLSearchParams, at: number) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    next.current = { at, shown: homeAddress(to) }
    if (to === clear) stopSharing()
    requestList(to)
  }
  if (!chips.length) return null
  return (
    <div className={styles.chips} data-screen-only>
      <ul ref={list} className={styles.list} aria-label="Active filters">
        {chips.map(({ label, to, remove }, at) => (
          <li key={label}>
            {remove ? (
              <Chip label={label} onClick={() => removeFilter(remove, at)} />
            ) : (
              <Chip label={label} to={homeAddress(to)} onClick={(event) => follow(event, to, at)} />
            )}
          </li>
        ))}
      </ul>
      {!withoutClear && (
        <Button
          variant="plain"
          size="small"
          to={homeAddress(clear)}
          onClick={(event: MouseEvent) => follow(event, clear, 0)}
        >
          Clear All
        </Button>
      )}
    </div>
  )
}
