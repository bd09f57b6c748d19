import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { stopSharing } from '../../../places/location-store.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { isPlainPress } from '../../../ui/link/is-plain-press.ts'
import { homeAddress } from '../../browse/browse-address.ts'
import type { RequestList } from '../../browse/use-requested-list.ts'
import styles from './chips.module.css'
import { type ActiveFilter, cleared } from './chips-of.ts'

type Props = {
  chips: ActiveFilter[]
  requested: URLSearchParams
  requestList: RequestList
  /** Called when no chip is left, to place the focus. */
  onNone: () => void
  /** For the dialog, which has its own, and room for every chip. */
  withoutClear?: boolean
}

/** The active filters, each a link to the list without it; the focus goes on to the next one. */
export function Chips({ chips, requested, requestList, onNone, withoutClear }: Props) {
  const { list, focusNext } = useFocusOnNextChip(onNone)
  const clear = cleared(requested)
  const removeFilter = (remove: () => void, at: number) => {
    focusNext(at)
    remove()
  }
  const follow = (event: MouseEvent, to: URLSearchParams, at: number) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    focusNext(at)
    if (to === clear) stopSharing()
    requestList(to)
  }
  if (!chips.length) return null
  return (
    <div className={`wrap ${styles.chips} ${withoutClear ? '' : styles.oneRow}`} data-screen-only>
      <ul ref={list} className={`wrap ${styles.list}`} aria-label="Active filters">
        {chips.map((chip, at) => (
          <li key={chip.label}>
            <FilterChip
              chip={chip}
              onRemove={(remove) => removeFilter(remove, at)}
              onFollow={(event) => follow(event, chip.to, at)}
            />
          </li>
        ))}
      </ul>
      {!withoutClear && <ClearAll to={homeAddress(clear)} onClick={(event) => follow(event, clear, 0)} />}
    </div>
  )
}

function ClearAll({ to, onClick }: { to: string; onClick: (event: MouseEvent) => void }) {
  return (
    <Button variant="plain" size="small" to={to} onClick={onClick}>
      Clear All
    </Button>
  )
}

type ChipProps = {
  chip: ActiveFilter
  onRemove: (remove: () => void) => void
  onFollow: (event: MouseEvent) => void
}

function FilterChip({ chip: { label, to, remove }, onRemove, onFollow }: ChipProps) {
  if (remove) return <Chip label={label} onClick={() => onRemove(remove)} />
  return <Chip label={label} to={homeAddress(to)} onClick={onFollow} />
}

/** Moves the focus on to the chip at the same place, as soon as those that stay are shown. */
function useFocusOnNextChip(onNone: () => void) {
  const list = useRef<HTMLUListElement>(null)
  const next = useRef<number>(undefined)
  // Not after painting: the effect of the chips shown before could then run after the press, while the pressed one is still there.
  useLayoutEffect(() => {
    if (next.current === undefined) return
    const links = list.current?.querySelectorAll<HTMLElement>('a, button') ?? []
    const link = links[Math.min(next.current, links.length - 1)]
    next.current = undefined
    if (link) link.focus()
    else onNone()
  })
  const focusNext = (at: number) => {
    next.current = at
  }
  return { list, focusNext }
}
