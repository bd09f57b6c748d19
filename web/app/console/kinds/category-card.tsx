import { rankError } from '@reable/contract/versions/rules'
import { useState } from 'react'
import { browserApi } from '../../api.ts'
import { CardTools } from '../versions/card-tools.tsx'
import { EditDialog } from '../versions/edit-dialog.tsx'
import { RankField } from '../versions/rank-field.tsx'
import type { EditedCategory } from './load-kinds.ts'
import { WordingFields, wordingRules } from './wording-fields.tsx'

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

export const categoryRules = { ...wordingRules, rank: rankError }

type Props = { category: EditedCategory; onClose: () => void }

const CategoryForm = ({ category, category: { id, name, rank, version }, onClose }: Props) => (
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
    <WordingFields of={category} hint="What people read who ask what this is." />
    <RankField value={rank} others="Categories with the same number stand as they always did." />
  </EditDialog>
)
