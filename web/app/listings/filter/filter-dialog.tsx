import { useRef } from 'react'
import { stopSharing } from '../../places/location-store.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { resultsHeadingId } from '../browse/results-heading.tsx'
import { countLabel } from '../browse/results-labels.ts'
import { Chips } from './chips/chips.tsx'
import { type ActiveFilter, cleared } from './chips/chips-of.ts'
import styles from './filter.module.css'
import { FilterForm, type FilterProps } from './filter-form.tsx'

export type FilterDialogProps = FilterProps & { chips: ActiveFilter[]; total: number | undefined; onClose: () => void }

/** The filter on the whole of a narrow screen. Choices apply at once, so its step onward only closes it. */
export function FilterDialog({ chips, total, onClose, ...form }: FilterDialogProps) {
  const content = useRef<HTMLDivElement>(null)
  const { requested, requestList } = form
  const show = (close: () => void) => {
    close()
    document.getElementById(resultsHeadingId)?.focus()
  }
  return (
    <Dialog
      title="Filter"
      toTheEdges
      onClose={onClose}
      foot={(close) => (
        <>
          <Button
            onClick={() => {
              stopSharing()
              requestList(cleared(requested))
            }}
          >
            Clear All
          </Button>
          <Button variant="next" onClick={() => show(close)}>
            Show {total === undefined ? 'listings' : countLabel(total)}
          </Button>
        </>
      )}
    >
      <div ref={content} className={styles.inDialog}>
        <Chips
          {...{ chips, requested, requestList }}
          withoutClear
          onNone={() => content.current?.querySelector<HTMLElement>('summary')?.focus()}
        />
        <FilterForm {...form} folded />
      </div>
    </Dialog>
  )
}
