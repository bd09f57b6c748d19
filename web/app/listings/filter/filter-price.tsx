import { readPrice } from '@reable/contract/listings/price'
import { NumberRange } from '../../ui/number-box/number-range.tsx'

/** From and to, in whole dollars. */
export function FilterPrice({ requested }: { requested: URLSearchParams }) {
  return (
    <NumberRange
      legend="Price"
      legendHidden
      ends={[
        { label: 'From', name: 'min_price', value: requested.get('min_price') ?? '', placeholder: 'Free' },
        { label: 'To', name: 'max_price', value: requested.get('max_price') ?? '' },
      ]}
      maxLength={6}
      pattern={/^\d{0,6}$/}
      normalize={readPrice}
      error="Use numbers only, such as 300."
      hint="Dollars, numbers only. Leave “From” empty to include free items."
    />
  )
}
