import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { type ComponentType, type MouseEvent, useEffect, useState } from 'react'
import { loadCode } from '../../shell/load-code.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import type { ActiveFilter } from './chips/chips-of.ts'
import styles from './filter.module.css'
import type { FilterDialogProps } from './filter-dialog.tsx'
import { FilterForm, type FilterProps } from './filter-form.tsx'

type Props = FilterProps & {
  chips: ActiveFilter[]
  /** The number of listings now; undefined while it is loading. */
  total: number | undefined
}

/**
 * The filter: a panel from 990 px, else behind a button. That is the summary of an empty `<details>`, which without a script
 * opens the panel below it; with one, a dialog, whose code comes with the first press. Where that cannot be loaded, the panel opens
 * as without a script. The form is in the page once.
 */
export function Filter({ chips, total, ...form }: Props) {
  const { Dialog, onPress, close } = useDialog()
  return (
    <>
      <details className={styles.toggle} suppressHydrationWarning data-screen-only>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
        <summary className={buttonClass({ variant: 'quiet', wide: true })} onClick={onPress}>
          <Icon of={SlidersHorizontal} />
          Filter{chips.length > 0 && ` (${chips.length})`}
        </summary>
      </details>
      {Dialog ? <Dialog {...form} chips={chips} total={total} onClose={close} /> : <FilterPanel {...form} />}
    </>
  )
}

/** The filter beside the list; hidden while it is narrower than 990 px. */
function FilterPanel(form: FilterProps) {
  return (
    <section className={`panel ${styles.panel}`} aria-labelledby="filter-title" data-screen-only>
      <h2 id="filter-title" className={styles.title}>
        Filter
      </h2>
      <FilterForm {...form} />
    </section>
  )
}

/** The dialog while it is open, which it is in a narrow window alone. */
function useDialog() {
  const [open, setOpen] = useState(false)
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<FilterDialogProps> }>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!open) return
    const wide = matchMedia('(min-width: 990px)')
    const close = () => setOpen(!wide.matches)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [open])
  const onPress = async (event: MouseEvent<HTMLElement>) => {
    // A browser does not fetch again what could not be fetched once.
    if (failed) return
    event.preventDefault()
    const details = event.currentTarget.closest('details')
    details?.removeAttribute('open')
    const part = loaded ?? (await loadDialog())
    if (part) {
      setLoaded(part)
      setOpen(true)
    } else {
      setFailed(true)
      details?.setAttribute('open', '')
    }
  }
  return { Dialog: open ? loaded?.Dialog : undefined, onPress, close: () => setOpen(false) }
}

const loadDialog = () =>
  loadCode(() => import('./filter-dialog.tsx'))
    .then(({ FilterDialog }) => ({ Dialog: FilterDialog }))
    .catch(() => undefined)
