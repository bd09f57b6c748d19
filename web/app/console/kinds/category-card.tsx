import { informationError, informationLimit, kindNameError } from '@reable/contract/kinds/rules'
import { rankError } from '@reable/contract/versions/rules'
import { useState } from 'react'
import { browserApi } from '../../api.ts'
import { TextArea } from '../../ui/field/text-area.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { CardTools } from '../versions/card-tools.tsx'
import { EditDialog } from '../versions/edit-dialog.tsx'
import { RankField } from '../versions/rank-field.tsx'
import type { EditedCategory } from './load-kinds.ts'

/** What a category says, who changed it last, and the button to change it; for below its heading. */
export function CategoryCard({ category }: { category: EditedCategory }) {
  const [isOpen, setIsOpen] = useState(false)
  const { name, tooltip } = category
  return (
    <div>
      <p>{tooltip}</p>
      <CardTools kind="category" of={category} name={name} onChange={() => setIsOpen(true)} />
      {isOpen && <CategoryForm category={category} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

export const categoryRules = { name: kindNameError, tooltip: informationError, rank: rankError }

type Props = { category: EditedCategory; onClose: () => void }

const CategoryForm = ({ category: { id, name, tooltip, rank, version }, onClose }: Props) => (
  <EditDialog
    title={`Change “${name}”`}
    label="Change a category"
    rules={categoryRules}
    save={(values) =>
      browserApi('changeCategory', {
        params: { id: String(id) },
        body: { ...values, rank: Number(values.rank), version },
      })
    }
    saved={(values) => values.name}
    onClose={onClose}
  >
    <TextField name="name" label="Name" value={name} />
    <TextArea
      name="tooltip"
      label="Information"
      hint="What people read who ask what this is."
      rows={3}
      limit={informationLimit}
      value={tooltip}
    />
    <RankField value={rank} others="Categories with the same number stand as they always did." />
  </EditDialog>
)
