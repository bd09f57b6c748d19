import { readPrice } from '@reable/contract/listings/price'
import { titleLimit } from '@reable/contract/listings/rules'
import { useRef, useState } from 'react'
import { CheckBox } from '../../ui/check-box/check-box.tsx'
import { CharactersLeft } from '../../ui/field/characters-left.tsx'
import { ChoiceField } from '../../ui/field/choice-field.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { useFormParts } from '../../ui/form/form-context.ts'
import { useFieldText } from '../../ui/form/use-field-text.ts'
import type { BasicLists } from './listing-lists.ts'
import { NumberField } from './number-field.tsx'
import { ProhibitedNotice } from './prohibited-notice.tsx'

/** The values when the form opens. `price` is the one typed before, as long as it is free. */
export type BasicValues = {
  title: string
  price: string
  free: boolean
  condition_id: string
  location_id: string
  /** The prohibited words that were ticked, as `prohibited-list.ts` holds them. */
  checked_words: string
}

type Props = {
  values: BasicValues
  lists: BasicLists
  /** The location was filled in for them. */
  isLocationUsual?: boolean
}

/** Title, price or Free, condition, location: for what stands in a Form. (WIZ-05) */
export function BasicFields({ values, lists, isLocationUsual }: Props) {
  const conditions = lists.conditions.map(({ value, text, tooltip }) => ({
    value: `${value}`,
    text,
    hint: tooltip.text,
  }))
  // A place that is closed stays with a listing that is there.
  const locations = lists.locations
    .filter(({ value, closed }) => !closed || `${value}` === values.location_id)
    .map(({ value, text }) => ({ value: `${value}`, text }))
  return (
    <>
      <TitleField value={values.title} checked={values.checked_words} />
      <PriceFields price={values.price} free={values.free} />
      <ChoiceField name="condition_id" label="Condition" options={conditions} value={values.condition_id} />
      <SelectField
        name="location_id"
        label="Location"
        hint={`The municipality; your address is never shown.${isLocationUsual ? ' We filled it in for you: change it if this thing is elsewhere.' : ''}`}
        placeholder="Choose a location"
        options={locations}
        value={values.location_id}
      />
    </>
  )
}

function TitleField({ value, checked }: { value: string; checked: string }) {
  return (
    <div>
      <TextField
        name="title"
        label="Title"
        hint="What it is, in a few words. For example: Folding wheelchair, 18-inch seat"
        value={value}
      />
      <CharactersLeft name="title" limit={titleLimit} />
      <ProhibitedNotice name="title" value={value} checked={checked} />
    </div>
  )
}

/** Free sets the price to 0 and closes its field; unticked, the price comes back. (RULE-07) */
function PriceFields({ price, free }: { price: string; free: boolean }) {
  const { setValue } = useFormParts()
  const [isFree, setFree] = useState(free)
  // A listing stored as free has the price 0, which counts as none.
  const priceBefore = useRef(price === '0' ? '' : price)
  const typed = useFieldText('price')
  const toggleFree = (ticked: boolean) => {
    if (ticked) priceBefore.current = typed
    setValue('price', ticked ? '0' : priceBefore.current)
    setFree(ticked)
  }
  return (
    <div>
      <NumberField
        name="price"
        label="Price (numbers only)"
        hint="Whole dollars, up to 10,000"
        value={free ? '0' : price}
        normalize={readPrice}
        disabledReason={isFree ? 'It is free, so it needs no price.' : undefined}
      />
      <CheckBox name="free" ticked={free} onChange={({ target }) => toggleFree(target.checked)}>
        Free
      </CheckBox>
    </div>
  )
}
