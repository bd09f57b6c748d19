import { browserApi } from '../../api.ts'
import { ProhibitedQuestion } from '../../listings/fields/prohibited-notice.tsx'
import { CheckBox } from '../../ui/check-box/check-box.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { useFieldText } from '../../ui/form/use-field-text.ts'
import pageStyles from '../pages/pages.module.css'
import { EditDialog } from '../versions/edit-dialog.tsx'
import { RemoveInDialog } from '../versions/remove-in-dialog.tsx'
import { type ItemValues, itemBody, itemRules } from './item-values.ts'
import type { EditedItem } from './load-prohibited.ts'
import { TryWords } from './try-words.tsx'

type Props = {
  /** Undefined: a new one. */
  item: EditedItem | undefined
  onClose: () => void
}

/** The form of something that may not be listed, in a dialog: with the question that people read, and what its words find. */
export function ItemForm({ item, onClose }: Props) {
  return (
    <EditDialog
      title={item ? 'Change what may not be listed' : 'Add what may not be listed'}
      label="What may not be listed"
      rules={itemRules}
      save={(values: ItemValues) => saveItem(item, values)}
      saved={(values) => values.what}
      onClose={onClose}
      foot={item && <Remove item={item} />}
    >
      <TextField
        name="what"
        label="What may not be listed"
        hint="Without a full stop, such as: Needles and syringes, used or unused"
        value={item?.what}
      />
      <TextField
        name="instead"
        label="Where it can go instead (optional)"
        hint="A sentence, such as: Please take it to a pharmacy."
        value={item?.instead}
      />
      <TextArea
        name="words"
        label="Words (optional)"
        hint="One in each line. Anyone who writes one in a title or description is asked about it. Plurals, and letters that only look the same, are found too."
        rows={6}
        value={item?.words.join('\n')}
      />
      <CheckBox name="waits" ticked={item?.waits}>
        A volunteer always looks first, as with medicines and needles
      </CheckBox>
      <AsPeopleReadIt item={item} />
      <TryWords words={item?.words} />
    </EditDialog>
  )
}

function saveItem(item: Props['item'], values: ItemValues) {
  const body = itemBody(values)
  if (!item) return browserApi('createProhibited', { body })
  return browserApi('changeProhibited', { params: { id: String(item.id) }, body: { ...body, version: item.version } })
}

const Remove = ({ item: { id, what, version } }: { item: EditedItem }) => (
  <RemoveInDialog
    name="it from the list"
    what={what}
    remove={() => browserApi('removeProhibited', { params: { id: String(id) }, body: { version } })}
  >
    Nobody is asked about its words any more.
  </RemoveInDialog>
)

/** The question of the first word, as it stands below a title. */
function AsPeopleReadIt({ item }: Pick<Props, 'item'>) {
  const typed = {
    what: useFieldText('what', item?.what),
    instead: useFieldText('instead', item?.instead),
    words: useFieldText('words', item?.words.join('\n')),
    waits: useFieldText('waits', String(item?.waits ?? false)) === 'true',
  }
  const { what, instead, words, waits } = itemBody(typed)
  const [word] = words
  if (!word || !what.trim()) return null
  return (
    <section aria-label="As people read it" className={pageStyles.kind}>
      <p>As people read it who write “{word}”:</p>
      <ProhibitedQuestion match={{ word, item: { what, instead, words, waits }, waits }} />
    </section>
  )
}
