import { otherLimit, otherReason, reportReasons } from '@reable/contract/moderation/rules'
import row from '../ui/check-list/check-list.module.css'
import { FieldFault } from '../ui/field/field.tsx'
import { TextArea } from '../ui/field/text-area.tsx'
import { useField } from '../ui/field/use-field.ts'
import { useTyped } from '../ui/form/use-typed.ts'
import styles from './report-dialog.module.css'
import { boxOf, otherBox, otherWords } from './report-sheet.ts'

/** The nine reasons, each a box to tick; Other asks for words of one's own. */
export function ReasonChoices() {
  const { fault, ids } = useField(boxOf(0))
  const isOther = useTyped(otherBox) === 'true'
  return (
    <>
      <fieldset className={fault ? styles.wrong : styles.choices} aria-describedby={fault && ids.fault}>
        <legend>What is wrong with this listing?</legend>
        {fault && <FieldFault id={ids.fault}>{fault}</FieldFault>}
        {reportReasons.map((reason, at) => (
          <Reason key={reason} name={boxOf(at)} reason={reason} />
        ))}
        <Reason name={otherBox} reason={otherReason} />
      </fieldset>
      {isOther && (
        <TextArea name={otherWords} label="What else?" hint="A sentence or two will do." rows={4} limit={otherLimit} />
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
