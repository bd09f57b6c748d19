import { descriptionLimit } from '@reable/contract/listings/rules'
import { Fragment } from 'react'
import { TextArea } from '../../ui/field/text-area.tsx'
import { CleaningHelp } from '../care/listing-care.tsx'
import styles from './fields.module.css'
import type { EquipmentField } from './listing-lists.ts'
import { OptionalPart } from './optional-part.tsx'
import { ProhibitedNotice } from './prohibited-notice.tsx'
import { Question } from './question.tsx'
import { detailParts } from './values/detail-parts.ts'

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
        <section className={styles.part} aria-labelledby="details-needed">
          <Title id="details-needed">What buyers need to know</Title>
          {needed.map((field) => (
            <Fragment key={field.field_name}>
              <Question field={field} value={properties[field.field_name] ?? ''} />
              {field.field_name === 'cleaned' && <CleaningHelp typeId={typeId} />}
            </Fragment>
          ))}
        </section>
      )}
      <section className={styles.part} aria-labelledby="details-description">
        <Title id="details-description">In your own words</Title>
        <Description rows={rows} value={description} checked={checkedWords} />
      </section>
      {others.length > 0 && (
        <section className={styles.others} aria-labelledby="details-optional">
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
