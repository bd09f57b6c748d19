import { CheckList } from '../../ui/check-list/check-list.tsx'
import { CheckRow } from '../../ui/check-list/check-row.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { NumberRange } from '../../ui/number-box/number-range.tsx'
import type { Counts } from '../home/load-home.ts'
import styles from './filter-form.module.css'
import { chosenLabel } from './filter-labels.ts'
import type { FacetField } from './filter-panel-data.ts'
import { measureProblem } from './read-measures.ts'

type Props = { fields: FacetField[]; counts: Counts; requested: URLSearchParams }

/** The fields of the chosen equipment types: measures first, then choices, each folded. */
export function FilterFields({ fields, counts, requested }: Props) {
  const [measures, choices] = [false, true].map((one) => fields.filter(({ facet }) => (facet === 'one_of') === one))
  return (
    <div className={styles.parts}>
      {measures?.map((field) => (
        <Measure key={field.field_name} field={field} counts={counts} requested={requested} />
      ))}
      {choices?.map((field) => (
        <Choices key={field.field_name} field={field} counts={counts} requested={requested} />
      ))}
    </div>
  )
}

/** "At least" has a lower bound, "at most" an upper one, the others both. Once there is one, those that do not say can be included. */
function Measure({ field, counts, requested }: Omit<Props, 'fields'> & { field: FacetField }) {
  const { field_name: name, label, unit, facet } = field
  const end = (key: 'from' | 'to', text: string) => {
    const box = `field.${name}.${key}`
    return { label: unit ? `${text} (${unit})` : text, name: box, value: requested.get(box) ?? '' }
  }
  const from = end('from', facet === 'at_least' ? 'At least' : 'From')
  const to = end('to', facet === 'at_most' ? 'At most' : 'To')
  const unknown = `field.${name}.unknown`
  const isIncluded = requested.has(unknown)
  const total = counts?.fields.find((one) => one.field_name === name)?.unknown
  return (
    <div className={styles.measure}>
      <NumberRange
        legend={label}
        ends={facet === 'at_least' ? [from] : facet === 'at_most' ? [to] : [from, to]}
        maxLength={30}
        problemWith={(text) => measureProblem(text, field)}
      />
      {(from.value || to.value || isIncluded) && (
        <CheckList label={`${label}: those that do not say`}>
          <CheckRow
            name={unknown}
            value="yes"
            label="Include those that do not say"
            checked={isIncluded}
            {...(total !== undefined && { count: total, counted: 'listings' })}
          />
        </CheckList>
      )}
    </div>
  )
}

function Choices({
  field: { field_name: name, label, options },
  counts,
  requested,
}: Omit<Props, 'fields'> & { field: FacetField }) {
  const key = `field.${name}`
  const chosen = requested.getAll(key)
  const values = counts?.fields.find((one) => one.field_name === name)?.values ?? []
  return (
    <Disclosure title={label} level={4} note={chosenLabel(chosen)}>
      <CheckList label={label}>
        {options.map((option) => (
          <CheckRow
            key={option}
            name={key}
            value={option}
            checked={chosen.includes(option)}
            count={counts ? (values.find((one) => one.value === option)?.total ?? 0) : null}
            counted="listing"
          />
        ))}
      </CheckList>
    </Disclosure>
  )
}
