import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { type MouseEvent, useEffect, useState } from 'react'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Part } from '../../ui/part/part.tsx'
import type { ActiveFilter } from './chips-of.ts'
import styles from './filter.module.css'
import { FilterDialog } from './filter-dialog.tsx'
import { FilterForm, type FilterProps } from './filter-form.tsx'

type Props = FilterProps & {
  chips: ActiveFilter[]
  /** The number of listings now; undefined while it is loading. */
  total: number | undefined
}

/**
 * The filter: a panel from 990 px, else behind a button. That is the summary of an empty `<details>`, which without a script
 * opens the panel below it; with one, a dialog. The form is in the page once.
 */
export function Filter({ chips, total, ...form }: Props) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!open) return
    const wide = matchMedia('(min-width: 990px)')
    const close = () => setOpen(!wide.matches)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [open])
  const onClick = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault()
    event.currentTarget.closest('details')?.removeAttribute('open')
    setOpen(true)
  }
  return (
    <>
      <details className={styles.toggle} suppressHydrationWarning data-screen-only>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
        <summary className={buttonClass({ variant: 'quiet', wide: true })} onClick={onClick}>
          <Icon of={SlidersHorizontal} />
          Filter
        </summary>
      </details>
      {open ? (
        <FilterDialog {...form} chips={chips} total={total} onClose={() => setOpen(false)} />
      ) : (
        <FilterPanel {...form} />
      )}
    </>
  )
}

/** The filter beside the list; hidden while it is narrower than 990 px. */
function FilterPanel(form: FilterProps) {
  return (
    <Part
      as="section"
      name="filter"
      of={partKey(form)}
      className={styles.panel}
      aria-labelledby="filter-title"
      data-screen-only
    >
      {() => (
        <>
          <h2 id="filter-title" className={styles.title}>
            Filter
          </h2>
          <FilterForm {...form} />
        </>
      )}
    </Part>
  )
}

/** Neither the order nor the page of the list shows in the filter. */
function partKey({ panel, counts, requested }: FilterProps): string {
  const chosen = [...requested].filter(([name]) => !['sorted_by', 'page', 'before'].includes(name))
  return JSON.stringify([chosen, panel, counts])
}
