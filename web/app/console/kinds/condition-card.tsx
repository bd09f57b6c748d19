import { informationError, informationLimit, kindNameError } from '@reable/contract/kinds/rules'
import { useState } from 'react'
import { browserApi } from '../../api.ts'
import { TextArea } from '../../ui/field/text-area.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { CardTools } from '../versions/card-tools.tsx'
import { EditDialog } from '../versions/edit-dialog.tsx'
import type { EditedCondition } from './load-kinds.ts'

/** A condition: what it says, who changed it last, and the button to change it. */
export function ConditionCard({ condition }: { condition: EditedCondition }) {
  const [isOpen, setIsOpen] = useState(false)
  const { name, tooltip } = condition
  return (
    <>
      <h3>{name}</h3>
      <p>{tooltip}</p>
      <CardTools kind="condition" of={condition} name={name} onChange={() => setIsOpen(true)} />
      {isOpen && <ConditionForm condition={condition} onClose={() => setIsOpen(false)} />}
    </>
  )
}

export const conditionRules = { name: kindNameError, tooltip: informationError }

type Props = { condition: EditedCondition; onClose: () => void }

const ConditionForm = ({ condition: { id, name, tooltip, version }, onClose }: Props) => (
  <EditDialog
    title={`Change “${name}”`}
    label="Change a condition"
    rules={conditionRules}
    save={(values) => browserApi('changeCondition', { params: { id: String(id) }, body: { ...values, version } })}
    saved={(values) => values.name}
    onClose={onClose}
  >
    <TextField name="name" label="Name" value={name} />
    <TextArea
      name="tooltip"
      label="Information"
      hint="What people read who choose it."
      rows={3}
      limit={informationLimit}
      value={tooltip}
    />
  </EditDialog>
)
