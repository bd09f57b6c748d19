import { useState } from 'react'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { useFormParts } from '../../ui/form/form-context.ts'
import styles from './fields.module.css'
import { Question } from './question.tsx'
import type { Part } from './values/detail-parts.ts'

type Props = {
  part: Part
  properties: Record<string, string>
  /** Of its heading. */
  level: 3 | 4
  first: boolean
}

/** A part of the questions that folds: the first one is open, as is any that has an answer or an error. */
export function OptionalPart({ part: { title, fields }, properties, level, first }: Props) {
  const { errors } = useFormParts()
  const [isOpen, setOpen] = useState(() => first || fields.some(({ field_name: name }) => properties[name]?.trim()))
  // It stays open once the error is corrected: nobody is done with it then.
  if (!isOpen && fields.some(({ field_name: name }) => errors[name])) setOpen(true)
  return (
    <Disclosure title={title} level={level} note={fields.map(({ label }) => label).join(', ')} open={isOpen}>
      <div className={styles.pairs}>
        {fields.map((field) => (
          <Question key={field.field_name} field={field} value={properties[field.field_name] ?? ''} />
        ))}
      </div>
    </Disclosure>
  )
}
