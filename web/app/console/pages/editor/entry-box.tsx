import type { ContentFields } from '@reable/contract/content/fields'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { type ComponentType, memo, useState } from 'react'
import { alerts } from '../../../shell/alerts/alerts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { useActions } from '../document/document-context.ts'
import styles from '../pages.module.css'
import { emptyEntryTitle, entryTitle } from './field-labels.ts'
import { markRemoved, moved } from './typed-changes.ts'
import type { Typed, TypedEntry } from './typed-document.ts'

export type FieldsProps = {
  fields: ContentFields
  typed: Typed
  /** The place of the entry that contains them. */
  place?: string
}

type Props = {
  of: ContentFields
  entry: TypedEntry
  /** The place of the list. */
  list: string
  /** From 0, among those that were not removed. */
  nth: number
  count: number
  /** Renders the fields of an entry. */
  Fields: ComponentType<FieldsProps>
}

/** One entry of a list: its first line, and unfolded its fields and its tools. A removed one can be restored. */
export const EntryBox = memo(function EntryBox({ of, entry, list, nth, count, Fields }: Props) {
  const title = entryTitle(of, entry.fields)
  const [isOpen, setOpen] = useState(title === emptyEntryTitle)
  const place = `${list}/${entry.key}`
  if (entry.removed) return <Removed title={title} list={list} entry={entry} onRestore={() => setOpen(true)} />
  return (
    <li className={styles.entry}>
      <Disclosure title={`${nth + 1}. ${title}`} open={isOpen}>
        <fieldset className="stack gap-fields">
          <legend className="visually-hidden">Entry {nth + 1}</legend>
          <Fields fields={of} typed={entry.fields} place={place} />
          <Tools {...{ title, list, nth, count }} entryKey={entry.key} />
        </fieldset>
      </Disclosure>
    </li>
  )
})

type ToolsProps = Pick<Props, 'list' | 'nth' | 'count'> & { entryKey: string; title: string }

function Tools({ list, nth, count, entryKey, title }: ToolsProps) {
  const { change, focusNext, idOf } = useActions()
  const place = `${list}/${entryKey}`
  const move = (direction: -1 | 1, tool: string) => {
    change(list, moved(entryKey, direction))
    focusNext(`${place}-${tool}`)
    alerts.announce(`“${title}” is now ${nth + 1 + direction} of ${count}.`)
  }
  const remove = () => {
    change(list, markRemoved(entryKey, true))
    focusNext(`${place}-back`)
  }
  const tool = (name: string, cannot: string | undefined) => ({
    id: idOf(`${place}-${name}`),
    size: 'small' as const,
    variant: 'quiet' as const,
    className: cannot ? styles.cannot : undefined,
    'aria-disabled': cannot ? true : undefined,
  })
  const first = nth === 0 ? 'This is the first one.' : undefined
  const last = nth === count - 1 ? 'This is the last one.' : undefined
  return (
    <div className={`wrap gap-8 ${styles.tools}`}>
      <Button {...tool('up', first)} icon={ArrowUp} onClick={() => (first ? alerts.announce(first) : move(-1, 'up'))}>
        Move up
      </Button>
      <Button {...tool('down', last)} icon={ArrowDown} onClick={() => (last ? alerts.announce(last) : move(1, 'down'))}>
        Move down
      </Button>
      <Button {...tool('remove', undefined)} icon={Trash2} onClick={remove}>
        Remove
      </Button>
    </div>
  )
}

type RemovedProps = Pick<Props, 'list' | 'entry'> & { title: string; onRestore: () => void }

function Removed({ title, list, entry: { key }, onRestore }: RemovedProps) {
  const { change, focusNext, idOf } = useActions()
  const restore = () => {
    onRestore()
    change(list, markRemoved(key, false))
    focusNext(`${list}/${key}-remove`)
  }
  return (
    <li className={`row gap-8 ${styles.removed}`}>
      <p>
        Removed when you save: <strong>{title}</strong>
      </p>
      <Button id={idOf(`${list}/${key}-back`)} icon={Undo2} size="small" onClick={restore}>
        Put back
        <span className="visually-hidden"> {title}</span>
      </Button>
    </li>
  )
}
