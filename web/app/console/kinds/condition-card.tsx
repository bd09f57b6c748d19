import { useState } from 'react'
import { browserApi } from '../../api.ts'
import { CardTools } from '../versions/card-tools.tsx'
import { EditDialog } from '../versions/edit-dialog.tsx'
import type { EditedCondition } from './load-kinds.ts'
import { WordingFields, wordingRules } from './wording-fields.tsx'

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

type Props = { condition: EditedCondition; onClose: () => void }

const ConditionForm = ({ condition, condition: { id, name, version }, onClose }: Props) => (
  <EditDialog
    title={`Change “${name}”`}
    label="Change a condition"
    rules={wordingRules}
    save={(values) => browserApi('changeCondition', { params: { id: String(id) }, body: { ...values, version } })}
    saved={(values) => values.name}
    onClose={onClose}
  >
    <WordingFields of={condition} hint="What people read who choose it." />
  </EditDialog>
)
