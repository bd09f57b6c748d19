import { type ChangeEvent, type FocusEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useLocationState } from '../../places/location-store.ts'
import { NearMe } from '../../places/near-me.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { namesIn } from '../browse/browse-address.ts'
import type { Ask } from '../browse/use-asked.ts'
import type { Counts } from '../home/load-home.ts'
import { FilterCategories } from './filter-categories.tsx'
import { FilterConditions } from './filter-conditions.tsx'
import { FilterFields } from './filter-fields.tsx'
import styles from './filter-form.module.css'
import { formAddress } from './filter-form-address.ts'
import { FilterKept } from './filter-kept.tsx'
import type { Panel } from './filter-panel-data.ts'
import { FilterPlaces } from './filter-places.tsx'
import { FilterPrice } from './filter-price.tsx'
import { chosenWords } from './filter-words.ts'

export type FilterProps = { panel: Panel; counts: Counts; asked: URLSearchParams; ask: Ask }

/** The form's name in the page, by which a control outside it, the order, belongs to it. */
export const filterForm = 'filter'

/**
 * Everything the list can be narrowed by, in one GET form. With a script each choice applies at once, a number when its box is
 * left; without one the form is sent by its button.
 */
export function FilterForm({ panel, counts, asked, ask, folded }: FilterProps & { folded?: boolean }) {
  const form = useRef<HTMLFormElement>(null)
  const read = (unticked?: string) =>
    formAddress(new FormData(form.current as HTMLFormElement), asked, panel.categories, unticked)
  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const box = target as Element as HTMLInputElement
    if (box.type === 'checkbox') ask(read(box.name === 'category' && !box.checked ? box.value : undefined))
  }
  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    const box = target as Element as HTMLInputElement
    if (box.type !== 'text') return
    const next = read()
    if ((next.get(box.name) ?? '') !== (asked.get(box.name) ?? '')) ask(next)
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    ask(read())
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before the script came
  useEffect(() => {
    if (isTouched(form.current as HTMLFormElement)) ask(read())
  }, [])
  const chosen = (list: 'category' | 'location' | 'condition') => namesIn(asked, list)
  const [start] = useState({ categories: !folded || !chosen('category').length, conditions: !folded })
  const parts = { panel, counts, asked }
  const { near } = useLocationState()
  const around = near ? [`within ${near.radius} km`] : []
  return (
    <form
      id={filterForm}
      ref={form}
      action="/"
      autoComplete="off"
      className={styles.form}
      {...{ onChange, onBlur, onSubmit }}
    >
      <FilterKept panel={panel} asked={asked} />
      <Disclosure title="Categories" level={3} open={start.categories} note={chosenWords(chosen('category'))}>
        <FilterCategories {...parts} />
      </Disclosure>
      {panel.kind && panel.kind.fields.length > 0 && (
        <Disclosure title={panel.kind.title} level={3} open>
          <FilterFields key={panel.kind.title} fields={panel.kind.fields} counts={counts} asked={asked} />
        </Disclosure>
      )}
      <Disclosure title="Locations" level={3} open note={chosenWords([...around, ...chosen('location')])}>
        <NearMe />
        <FilterPlaces {...parts} />
      </Disclosure>
      <Disclosure title="Price" level={3} open note={chosenWords(priceChosen(asked))}>
        <FilterPrice asked={asked} />
      </Disclosure>
      <Disclosure title="Conditions" level={3} open={start.conditions} note={chosenWords(chosen('condition'))}>
        <FilterConditions {...parts} />
      </Disclosure>
      <div className={styles.send}>
        <Button type="submit" wide>
          Show results
        </Button>
      </div>
    </form>
  )
}

const priceChosen = (asked: URLSearchParams) =>
  asked.get('min_price') || asked.get('max_price')
    ? [`$${asked.get('min_price') || 0} to ${asked.get('max_price') ? `$${asked.get('max_price')}` : 'any'}`]
    : []

const isTouched = (form: HTMLFormElement) =>
  [...form.querySelectorAll('input')].some((box) =>
    box.type === 'checkbox' ? box.checked !== box.defaultChecked : box.value !== box.defaultValue,
  )
