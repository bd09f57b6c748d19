import { otherLimit, otherReason, reportReasons } from '@reable/contract/moderation/rules'
import row from '../ui/check-list/check-list.module.css'
import { FieldError } from '../ui/field/field.tsx'
import { TextArea } from '../ui/field/text-area.tsx'
import { useField } from '../ui/field/use-field.ts'
import { useFieldText } from '../ui/form/use-field-text.ts'
import styles from './report-dialog.module.css'
import { boxOf, otherBox, otherText } from './report-fields.ts'

/** The nine reasons as check boxes; Other comes with a text of one's own. */
export function ReasonChoices() {
  const { error, ids } = useField(boxOf(0))
  const isOther = useFieldText(otherBox) === 'true'
  return (
    <>
      <fieldset className={error ? styles.wrong : styles.choices} aria-describedby={error && ids.error}>
        <legend>What is wrong with this listing?</legend>
        {error && <FieldError id={ids.error}>{error}</FieldError>}
        {reportReasons.map((reason, at) => (
          <Reason key={reason} name={boxOf(at)} reason={reason} />
        ))}
        <Reason name={otherBox} reason={otherReason} />
      </fieldset>
      {isOther && (
        <TextArea name={otherText} label="What else?" hint="A sentence or two will do." rows={4} limit={otherLimit} />
      )}
    </>
  )
}

function Reason({ name, reason }: { name: string; reason: string }) {
  const { native } = useField(name, boxOf(0))
  return (
    <label className={`${row.row} ${styles.reason}`}>
      <input {...native} type="checkbox" />
      <span>{reason}</span>
    </label>
  )
}
