import { kindOfType } from '@reable/contract/fit/kind-types'
import { readPrice } from '@reable/contract/listings/price'
import { type ChangeEvent, type FocusEvent, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocationState } from '../../places/location-store.ts'
import { NearMe } from '../../places/near-me.tsx'
import { addresses } from '../../shell/addresses.ts'
import { Button } from '../../ui/button/button.tsx'
import { CheckList } from '../../ui/check-list/check-list.tsx'
import { CheckRow } from '../../ui/check-list/check-row.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { isFieldKey, namesIn } from '../browse/browse-address.ts'
import type { RequestList } from '../browse/use-requested-list.ts'
import type { Counts } from '../home/load-home.ts'
import { addressAfterChange, type CategoryTree, defaultOrder } from './filter-address.ts'
import { FilterCategories, type PartProps } from './filter-categories.tsx'
import { FilterFields } from './filter-fields.tsx'
import styles from './filter-form.module.css'
import { chosenLabel, countOf } from './filter-labels.ts'
import type { Panel } from './filter-panel-data.ts'
import { FilterPrice } from './filter-price.tsx'
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

function FilterConditions({ panel, counts, requested }: PartProps) {
  const chosen = namesIn(requested, 'condition')
  return (
    <CheckList label="Conditions">
      {panel.conditions.map(({ id, name }) => (
        <CheckRow
          key={id}
          name="condition"
          value={name}
          checked={chosen.includes(name)}
          count={countOf(counts?.conditions, id)}
          counted="listing"
        />
      ))}
    </CheckList>
  )
}

type Props = { panel: Pick<Panel, 'categories'>; requested: URLSearchParams }

/**
 * The way from the filter to what fits a person and a home: to the questions about the one type that is chosen, or to all. There are none
 * about a kind of thing without rules, such as one that a volunteer made.
 */
function FilterFit({ panel, requested }: Props) {
  const chosen = namesIn(requested, 'category')
  const types = panel.categories.flatMap(({ types = [] }) => types.filter(({ name }) => chosen.includes(name)))
  const [type] = types
  const isOne = type !== undefined && types.length === 1 && kindOfType(type.id) !== undefined
  return (
    <p className={`stack gap-8 quiet ${styles.fit}`}>
      {isOne ? (
        <Button to={`${addresses.fit}/type/${type.id}`} wide>
          Will this kind fit?
        </Button>
      ) : (
        <Button to={addresses.fit} wide>
          Will it fit?
        </Button>
      )}
      Answer a few questions, and see what fits you and your home.
    </p>
  )
}

/** A measure has one in figures or in words: it is read once it is looked for (read-measures.ts). */
const hasNumber =
  /[\d½¼¾⅛⅜⅝⅞]|\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|[a-z]+ty|hundred|half)\b/i

/** The value of a field for the address; undefined where it cannot be applied, and the former stays. */
function applicableValue(name: string, value: string): string | undefined {
  if (isFieldKey(name))
    return /\.(from|to)$/.test(name) && value.trim() && !hasNumber.test(value) ? undefined : value.trim()
  if (!/_price$/.test(name)) return value
  const price = readPrice(value)
  return /^\d{0,6}$/.test(price) ? price : undefined
}

/**
 * The address for the values of the filter's form. `unticked` is the category that was just unticked: its types go with it.
 */
export function formAddress(
  form: FormData,
  before: URLSearchParams,
  tree: CategoryTree,
  unticked?: string,
): URLSearchParams {
  const types = tree.find((category) => category.name === unticked)?.types ?? []
  const next = new URLSearchParams()
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue
    const text = applicableValue(name, value) ?? before.get(name)
    if (text === null || (name === 'category' && types.some((type) => type.name === text))) continue
    next.append(name, text)
  }
  const order = next.get('sorted_by')
  if (order === defaultOrder(next) || (order === 'best_match' && !next.get('search_query'))) next.delete('sorted_by')
  return addressAfterChange(next, before, tree)
}

/** The municipalities in which most people of the region live. */
const largest = ['Burnaby', 'Coquitlam', 'Richmond', 'Surrey', 'Vancouver']

/** The municipalities: the largest and the chosen ones, the others behind "Show all". */
function FilterPlaces({ panel: { locations }, counts, requested }: PartProps) {
  const chosen = namesIn(requested, 'location')
  // Fixed when the form appears: a place that is ticked stays where it is in the list, and so does the focus.
  const [shownAtOnce] = useState(() => new Set([...largest, ...chosen]))
  const row = ({ id, name }: { id: number; name: string }) => (
    <CheckRow
      key={id}
      name="location"
      value={name}
      checked={chosen.includes(name)}
      count={countOf(counts?.locations, id)}
      counted="listing"
    />
  )
  const others = locations.filter(({ name }) => !shownAtOnce.has(name))
  return (
    <>
      <CheckList label="Locations">{locations.filter(({ name }) => shownAtOnce.has(name)).map(row)}</CheckList>
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>
            <span>Show all {locations.length} places</span>
            <span>Show fewer places</span>
          </summary>
          <CheckList label="Other locations">{others.map(row)}</CheckList>
        </details>
      )}
    </>
  )
}

/** One choice below the folded parts, so that it is seen: what is promised to somebody stays in the list unless it is left out. */
function FilterReserved({ requested }: { requested: URLSearchParams }) {
  return (
    <div className={styles.reserved}>
      <CheckList label="Reserved listings">
        <CheckRow
          name="reserved"
          value="hide"
          label="Hide reserved items"
          checked={requested.get('reserved') === 'hide'}
        />
      </CheckList>
    </div>
  )
}
