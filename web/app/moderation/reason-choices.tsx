import { otherLimit, otherReason, reportReasons } from '@reable/contract/moderation/rules'
import row from '../ui/check-list/check-list.module.css'
import { FieldFault } from '../ui/field/field.tsx'
import { TextArea } from '../ui/field/text-area.tsx'
import { useField } from '../ui/field/use-field.ts'
import { useTyped } from '../ui/form/use-typed.ts'
import styles from './report-dialog.module.css'
import { boxOf, otherBox, otherText } from './report-sheet.ts'

/** The nine reasons as check boxes; Other comes with a text of one's own. */
export function ReasonChoices() {
  const { fault: error, ids } = useField(boxOf(0))
  const isOther = useTyped(otherBox) === 'true'
  return (
    <>
      <fieldset className={error ? styles.wrong : styles.choices} aria-describedby={error && ids.fault}>
        <legend>What is wrong with this listing?</legend>
        {error && <FieldFault id={ids.fault}>{error}</FieldFault>}
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
