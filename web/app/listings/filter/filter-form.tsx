import { type ChangeEvent, type FocusEvent, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocationState } from '../../places/location-store.ts'
import { NearMe } from '../../places/near-me.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { namesIn } from '../browse/browse-address.ts'
import type { RequestList } from '../browse/use-requested-list.ts'
import type { Counts } from '../home/load-home.ts'
import { FilterCategories, type PartProps } from './filter-categories.tsx'
import { FilterConditions } from './filter-conditions.tsx'
import { FilterFields } from './filter-fields.tsx'
import { FilterFit } from './filter-fit.tsx'
import styles from './filter-form.module.css'
import { formAddress } from './filter-form-address.ts'
import { chosenLabel } from './filter-labels.ts'
import type { Panel } from './filter-panel-data.ts'
import { FilterPlaces } from './filter-places.tsx'
import { FilterPrice } from './filter-price.tsx'
import { FilterReserved } from './filter-reserved.tsx'
import { HiddenFilterInputs } from './hidden-filter-inputs.tsx'

export type FilterProps = { panel: Panel; counts: Counts; requested: URLSearchParams; requestList: RequestList }

/** The form's id, by which a control outside it, the order, belongs to it. */
export const filterFormId = 'filter'

/**
 * Everything the list can be narrowed by, in one GET form. With a script each choice applies at once, a number when its box is
 * left; without one the form is sent by its button.
 */
export function FilterForm({ panel, counts, requested, requestList, folded }: FilterProps & { folded?: boolean }) {
  const { form, ...handlers } = useChoicesAtOnce({ panel, requested, requestList })
  return (
    <form id={filterFormId} ref={form} action="/" autoComplete="off" className={styles.form} {...handlers}>
      <HiddenFilterInputs panel={panel} requested={requested} />
      <FilterParts {...{ panel, counts, requested, folded }} />
      <div className={styles.send}>
        <Button type="submit" wide>
          Show results
        </Button>
      </div>
    </form>
  )
}

/** Applies each choice of the form as it is made. */
function useChoicesAtOnce({ panel, requested, requestList }: Omit<FilterProps, 'counts'>) {
  const form = useRef<HTMLFormElement>(null)
  const readAddress = (unticked?: string) =>
    formAddress(new FormData(form.current as HTMLFormElement), requested, panel.categories, unticked)
  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const box = target as Element as HTMLInputElement
    if (box.type === 'checkbox')
      requestList(readAddress(box.name === 'category' && !box.checked ? box.value : undefined))
  }
  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    const box = target as Element as HTMLInputElement
    if (box.type !== 'text') return
    const next = readAddress()
    if ((next.get(box.name) ?? '') !== (requested.get(box.name) ?? '')) requestList(next)
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    requestList(readAddress())
  }
  /** Requests what was chosen before the script came. */
  const requestTouched = useEffectEvent(() => {
    if (isTouched(form.current as HTMLFormElement)) requestList(readAddress())
  })
  useEffect(() => requestTouched(), [])
  return { form, onChange, onBlur, onSubmit }
}

/** The parts of the form, each folded or open at first. */
function FilterParts({ panel, counts, requested, folded }: PartProps & { folded?: boolean | undefined }) {
  const chosen = (list: 'category' | 'location' | 'condition') => namesIn(requested, list)
  const [isOpenAtFirst] = useState({ categories: !folded || !chosen('category').length, conditions: !folded })
  const shared = { panel, counts, requested }
  const { near } = useLocationState()
  const nearLabels = near ? [`within ${near.radius} km`] : []
  return (
    <>
      <Disclosure title="Categories" level={3} open={isOpenAtFirst.categories} note={chosenLabel(chosen('category'))}>
        <FilterCategories {...shared} />
      </Disclosure>
      {panel.kind && panel.kind.fields.length > 0 && (
        <Disclosure title={panel.kind.title} level={3} open>
          <FilterFields key={panel.kind.title} fields={panel.kind.fields} counts={counts} requested={requested} />
        </Disclosure>
      )}
      <FilterFit panel={panel} requested={requested} />
      <Disclosure title="Locations" level={3} open note={chosenLabel([...nearLabels, ...chosen('location')])}>
        <NearMe />
        <FilterPlaces {...shared} />
      </Disclosure>
      <Disclosure title="Price" level={3} open note={chosenLabel(chosenPrice(requested))}>
        <FilterPrice requested={requested} />
      </Disclosure>
      <Disclosure title="Conditions" level={3} open={isOpenAtFirst.conditions} note={chosenLabel(chosen('condition'))}>
        <FilterConditions {...shared} />
      </Disclosure>
      <FilterReserved requested={requested} />
    </>
  )
}

const chosenPrice = (requested: URLSearchParams) =>
  requested.get('min_price') || requested.get('max_price')
    ? [
        `$${requested.get('min_price') || 0} to ${requested.get('max_price') ? `$${requested.get('max_price')}` : 'any'}`,
      ]
    : []

const isTouched = (form: HTMLFormElement) =>
  [...form.querySelectorAll('input')].some((box) =>
    box.type === 'checkbox' ? box.checked !== box.defaultChecked : box.value !== box.defaultValue,
  )
