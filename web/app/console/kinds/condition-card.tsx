import { informationError, informationLimit, kindNameError } from '@reable/contract/kinds/rules'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../api.ts'
import { refusalToShow } from '../../editing/save-result.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Submit } from '../../ui/form/submit.tsx'
import { Link } from '../../ui/link/link.tsx'
import pageStyles from '../pages/pages.module.css'
import reportStyles from '../reports/reports.module.css'
import { changeText } from './change-text.ts'
import { kindVersionsAddress } from './kind-addresses.ts'
import type { EditedCondition } from './load-kinds.ts'

type Props = { condition: EditedCondition; mayChange: boolean }

/** A condition: what it says, who changed it last, and the button to change it. */
export function ConditionCard({ condition, mayChange }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const { id, name, tooltip } = condition
  return (
    <>
      <h3>{name}</h3>
      <p>{tooltip}</p>
      <p className={pageStyles.changed}>{changeText(condition)}</p>
      <div className={pageStyles.tools}>
        {mayChange && (
          <Button variant="other" size="small" onClick={() => setIsOpen(true)}>
            Change<span className="visually-hidden"> {name}</span>
          </Button>
        )}
        <Link to={kindVersionsAddress('condition', id)} className={pageStyles.link}>
          Versions<span className="visually-hidden"> of {name}</span>
        </Link>
      </div>
      {isOpen && <ConditionForm condition={condition} onClose={() => setIsOpen(false)} />}
    </>
  )
}

export const conditionRules = { name: kindNameError, tooltip: informationError }

function ConditionForm({ condition, onClose }: { condition: EditedCondition; onClose: () => void }) {
  const content = useRef<HTMLDivElement>(null)
  const { revalidate } = useRevalidator()
  const send = async (values: { name: string; tooltip: string }) => {
    const body = { ...values, version: condition.version }
    const reply = await browserApi('changeCondition', { params: { id: String(condition.id) }, body })
    if (!reply.ok) return refusalToShow(reply)
    content.current?.closest('dialog')?.close()
    alerts.show({ type: 'success', title: 'Saved', text: reply.data.name })
    await revalidate()
    return undefined
  }
  return (
    <Dialog title={`Change “${condition.name}”`} onClose={onClose}>
      <div ref={content} className={reportStyles.question}>
        <Form rules={conditionRules} send={send} label="Change a condition">
          <TextField name="name" label="Name" value={condition.name} />
          <TextArea
            name="tooltip"
            label="Information"
            hint="What people read who choose it."
            rows={3}
            limit={informationLimit}
            value={condition.tooltip}
          />
          <Submit busyLabel="Saving…">Save</Submit>
        </Form>
      </div>
    </Dialog>
  )
}
