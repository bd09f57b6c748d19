import { searchLanguages } from '@reable/contract/search-names/rules'
import { browserApi } from '../../api.ts'
import type { Categories } from '../../listings/fields/listing-lists.ts'
import { ChoiceField } from '../../ui/field/choice-field.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { EditDialog } from '../versions/edit-dialog.tsx'
import { RemoveInDialog } from '../versions/remove-in-dialog.tsx'
import { KindChoice } from './kind-choice.tsx'
import type { EditedName } from './load-search-names.ts'
import { type NameValues, nameBody, nameRules } from './name-values.ts'
import { TriedName } from './tried-name.tsx'

export const languageOptions = Object.entries(searchLanguages).map(([value, text]) => ({ value, text }))

const sortOptions = [
  { value: 'name', text: 'A name', hint: 'What people call the equipment, such as “potty chair”' },
  {
    value: 'need',
    text: 'A need',
    hint: 'What people want to do, such as “out of bath”. Its words count in any order.',
  },
]

type Props = {
  /** Undefined: a new one. */
  edited: EditedName | undefined
  /** What a new one is filled with. */
  words?: string
  categories: Categories
  onClose: () => void
}

/** The form of a name or a need, in a dialog, with the searches that it changes. */
export function NameForm({ edited, words = '', categories, onClose }: Props) {
  const { name, sort, language, equipment_type_ids: ids } = edited ?? { ...newName, name: words }
  return (
    <EditDialog
      title={edited ? `Change “${edited.name}”` : 'Add a name or need'}
      label="A name or need"
      rules={nameRules}
      save={(values: NameValues) => save(edited, values)}
      saved={(values) => values.name}
      onClose={onClose}
      foot={edited && <Remove edited={edited} />}
    >
      <TextField name="name" label="Name or need" hint="As people type it" value={name} />
      <ChoiceField name="sort" label="What is it?" options={sortOptions} value={sort} />
      <SelectField
        name="language"
        label="Language"
        options={languageOptions}
        placeholder="Choose a language"
        value={language}
      />
      <KindChoice categories={categories} chosen={ids} />
      <TriedName initial={{ name, sort, language, equipment_type_ids: ids.join() }} />
    </EditDialog>
  )
}

const newName = { sort: 'name', language: 'en', equipment_type_ids: [] as number[] }

function save(edited: Props['edited'], values: NameValues) {
  const body = nameBody(values)
  if (!edited) return browserApi('createSearchName', { body })
  const { id, version } = edited
  return browserApi('changeSearchName', { params: { id: String(id) }, body: { ...body, version } })
}

const Remove = ({ edited: { id, name, version } }: { edited: EditedName }) => (
  <RemoveInDialog
    name={`“${name}”`}
    what={name}
    remove={() => browserApi('removeSearchName', { params: { id: String(id) }, body: { version } })}
  >
    Searches are no longer read by it.
  </RemoveInDialog>
)
