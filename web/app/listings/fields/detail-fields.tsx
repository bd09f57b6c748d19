import { isNumeric, unitNames } from '@reable/contract/catalogue/properties-rules'
import { descriptionLimit } from '@reable/contract/listings/rules'
import { unitsFor } from '@reable/contract/measures/rules'
import { Fragment, useState } from 'react'
import { useReason } from '../../fit/reasons/field-reason.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { useFormParts } from '../../ui/form/form-context.ts'
import { CleaningHelp } from '../care/listing-care.tsx'
import styles from './fields.module.css'
import type { EquipmentField } from './listing-lists.ts'
import { MeasureField } from './measure-field.tsx'
import { NumberField } from './number-field.tsx'
import { ProhibitedNotice } from './prohibited-notice.tsx'
import { normalizeCount } from './values/normalize-count.ts'

/** Some questions of an equipment type that belong together. */
type Part = { title: string; fields: readonly EquipmentField[] }

/** More questions than these in one part are too many. */
const maxPerPart = 6

const isSize = ({ unit }: EquipmentField) => unitsFor(unit).length > 0
const isOfChair = isOneOf('back_height_in', 'armrest_height_in', 'turning_circle_in')
const isOfCar = isOneOf('folded_length_in', 'folded_width_in', 'folded_height_in', 'heaviest_piece_lb')

const isOfMaker = isOneOf('brand', 'model', 'purchase_year', 'price_when_new', 'serial_private')
const isOfCare = isOneOf('cleaned', 'smoke_pet', 'manual', 'handover_help')

/** In the order of the page; a question belongs to the first that it matches. */
const themes = [
  {
    title: 'Sizes and weights',
    matches: (field: EquipmentField) => isSize(field) && !isOfChair(field) && !isOfCar(field),
  },
  { title: 'More sizes', matches: isOfChair },
  { title: 'To take it in a car', matches: isOfCar },
  {
    title: 'How it is made',
    matches: (field: EquipmentField) => !isSize(field) && !isOfMaker(field) && !isOfCare(field),
  },
  { title: 'Make and model', matches: isOfMaker },
  { title: 'Care and handover', matches: isOfCare },
]

function isOneOf(...names: string[]) {
  return ({ field_name }: EquipmentField) => names.includes(field_name)
}

/** The questions of an equipment type in the order of the page: those that need an answer, and the others by what they are about. */
function detailParts(fields: readonly EquipmentField[]): { needed: readonly EquipmentField[]; others: Part[] } {
  const others = fields.filter(({ field_required }) => !field_required)
  const titleOf = (field: EquipmentField) => themes.find(({ matches }) => matches(field))?.title
  const parts = themes.flatMap(({ title }) =>
    splitIntoParts({ title, fields: others.filter((field) => titleOf(field) === title) }),
  )
  return { needed: fields.filter(({ field_required }) => field_required), others: parts }
}

/** One part, or as many of about the same length as it takes. */
function splitIntoParts({ title, fields }: Part): Part[] {
  const count = Math.ceil(fields.length / maxPerPart)
  const length = Math.ceil(fields.length / count)
  return Array.from({ length: count }, (_, at) => ({
    title: at ? `${title}, continued` : title,
    fields: fields.slice(at * length, (at + 1) * length),
  }))
}

type Props = {
  typeId: number
  fields: readonly EquipmentField[]
  properties: Record<string, string>
  description: string
  /** The prohibited words that were ticked. */
  checkedWords?: string
  /** Of the description: 7 in the wizard, 10 when editing. */
  rows: number
  /** Of its headings. */
  level: 2 | 3
}

/**
 * The questions of an equipment type in parts of a few, those that need an answer first, with the description. (WIZ-06) For what
 * stands in a Form.
 */
export function DetailFields({ typeId, fields, properties, description, checkedWords = '', rows, level }: Props) {
  const { needed, others } = detailParts(fields)
  const Title = `h${level}` as const
  return (
    <>
      {needed.length > 0 && (
        <section className={`stack gap-fields ${styles.part}`} aria-labelledby="details-needed">
          <Title id="details-needed">What buyers need to know</Title>
          {needed.map((field) => (
            <Fragment key={field.field_name}>
              <Question field={field} value={properties[field.field_name] ?? ''} />
              {field.field_name === 'cleaned' && <CleaningHelp typeId={typeId} />}
            </Fragment>
          ))}
        </section>
      )}
      <section className={`stack gap-fields ${styles.part}`} aria-labelledby="details-description">
        <Title id="details-description">In your own words</Title>
        <Description rows={rows} value={description} checked={checkedWords} />
      </section>
      {others.length > 0 && (
        <section className={`stack gap-16 ${styles.others}`} aria-labelledby="details-optional">
          <div>
            <Title id="details-optional">The rest is optional</Title>
            <p>Each answer helps someone to see whether it fits. All of them can stay open.</p>
          </div>
          <div className={styles.parts}>
            {others.map((part, at) => (
              <OptionalPart key={part.title} {...{ part, properties }} level={level === 2 ? 3 : 4} first={at === 0} />
            ))}
          </div>
        </section>
      )}
    </>
  )
}

function Description({ rows, value, checked }: { rows: number; value: string; checked: string }) {
  return (
    <div>
      <TextArea
        name="description"
        label="Description"
        hint="What works, what does not, what comes with it, and what one must know to fetch it."
        rows={rows}
        value={value}
        limit={descriptionLimit}
      />
      <ProhibitedNotice name="description" value={value} checked={checked} />
    </div>
  )
}

type OptionalPartProps = {
  part: Part
  properties: Record<string, string>
  /** Of its heading. */
  level: 3 | 4
  first: boolean
}

/** A part of the questions that folds: the first one is open, as is any that has an answer or an error. */
function OptionalPart({ part: { title, fields }, properties, level, first }: OptionalPartProps) {
  const { errors } = useFormParts()
  const [isOpen, setOpen] = useState(() => first || fields.some(({ field_name: name }) => properties[name]?.trim()))
  // It stays open once the error is corrected: nobody is done with it then.
  if (!isOpen && fields.some(({ field_name: name }) => errors[name])) setOpen(true)
  return (
    <Disclosure title={title} level={level} note={fields.map(({ label }) => label).join(', ')} open={isOpen}>
      <div className={`stack ${styles.pairs}`}>
        {fields.map((field) => (
          <Question key={field.field_name} field={field} value={properties[field.field_name] ?? ''} />
        ))}
      </div>
    </Disclosure>
  )
}

/** One question of an equipment type: a choice, a measure, a number or a text. For what stands in a Form. */
function Question({ field, value }: { field: EquipmentField; value: string }) {
  const { field_name: name, label: plainLabel, unit, min, max, options, tooltip } = field
  const reason = useReason(name, field.reason)
  const hint = [tooltip.text, reason].filter(Boolean).join(' ')
  if (field.field_type === 'drop_down') {
    const choices = options.map((option) => ({ value: option.name, text: option.name }))
    return (
      <SelectField name={name} label={plainLabel} hint={hint} placeholder="Choose" options={choices} value={value} />
    )
  }
  if (!isNumeric(field)) return <TextField name={name} label={plainLabel} hint={hint} value={value} />
  const [own, ...others] = unitsFor(unit)
  if (own) return <MeasureField field={field} offered={[own, ...others]} value={value} />
  const label = unit && unitNames[unit] ? `${plainLabel} (${unitNames[unit]})` : plainLabel
  const range = unit === 'year' ? '' : ` From ${min} to ${max}.`
  return <NumberField name={name} label={label} hint={hint + range} value={value} normalize={normalizeCount} decimal />
}
