import { type FormEvent, useId, useState } from 'react'
import { useBusy } from '../state/busy.ts'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import { Disclosure } from '../ui/disclosure/disclosure.tsx'
import fieldStyles from '../ui/field/field.module.css'
import { Field } from '../ui/field/field.tsx'
import { Select } from '../ui/select/select.tsx'
import styles from './imports.module.css'
import type { ImportRow } from './load-imports.ts'

type Props = {
  row: ImportRow
  /** Returns the sentence that says why it was not saved. */
  onSave: (cells: Record<string, string>) => Promise<string | undefined>
}

type Cell = ImportRow['fields'][number]

/** The cells of a row, those with something to mend first; the others are folded. */
export function CorrectRow({ row: { number, errors, fields }, onSave }: Props) {
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  const [refusal, setRefusal] = useState('')
  const { busy, run } = useBusy()
  const wrong = fields.filter((cell) => cell.errors.length > 0)
  const others = fields.filter((cell) => !cell.errors.length)
  const onType = (column: string, text: string) => setTyped(new Map(typed).set(column, text))
  const save = (event: FormEvent) => {
    event.preventDefault()
    run(async () => setRefusal((await onSave(Object.fromEntries(typed))) ?? ''))
  }
  return (
    <form method="post" noValidate aria-label={`Row ${number}`} className={styles.cells} onSubmit={save}>
      {errors.map((sentence) => (
        <Alert key={sentence} type="error" title={sentence} />
      ))}
      <Cells cells={wrong} typed={typed} onType={onType} />
      {wrong.length ? (
        <Disclosure title="The other columns of this row">
          <Cells cells={others} typed={typed} onType={onType} />
        </Disclosure>
      ) : (
        <Cells cells={others} typed={typed} onType={onType} />
      )}
      <div role="alert">{refusal && <Alert type="error" title="This was not saved" text={refusal} />}</div>
      <p>
        <Button type="submit" variant="solid" busy={busy} busyLabel="Saving…">
          Save row {number}
        </Button>
      </p>
    </form>
  )
}

type CellsProps = {
  cells: Cell[]
  typed: ReadonlyMap<string, string>
  onType: (column: string, text: string) => void
}

const Cells = ({ cells, typed, onType }: CellsProps) => (
  <div className={styles.cells}>
    {cells.map((cell, at) => (
      <CellField
        // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name, and their order stays
        key={at}
        cell={cell}
        value={typed.get(cell.column) ?? cell.text}
        onType={(text) => onType(cell.column, text)}
      />
    ))}
  </div>
)

type CellProps = { cell: Cell; value: string; onType: (text: string) => void }

function CellField({ cell: { column, text, errors, choices }, value, onType }: CellProps) {
  const id = useId()
  const ids = { hint: `${id}-hint`, error: `${id}-fault`, disabledReason: `${id}-not-yet` }
  const [first, ...more] = errors
  const error = first && [first, ...more].join(' ')
  const native = {
    ...{ id, value, 'aria-invalid': error ? true : undefined, 'aria-describedby': error ? ids.error : undefined },
    onChange: ({ target }: { target: { value: string } }) => onType(target.value),
  }
  return (
    <Field id={id} ids={ids} label={column} error={error}>
      {choices.length ? (
        <Select {...native} options={optionsOf(choices, text)} />
      ) : (
        <textarea {...native} rows={rowsFor(value)} className={`${fieldStyles.box} ${fieldStyles.lines}`} />
      )}
    </Field>
  )
}

/** The lines of a box in which a text is read whole, on a phone nearly so. */
const rowsFor = ({ length }: string) => (length > 80 ? 4 : length > 28 ? 2 : 1)

/** The choices, behind what the cell says now. */
const optionsOf = (choices: string[], text: string) => [
  { value: text, text: text ? `It says: ${text}` : 'Please choose' },
  ...choices.filter((choice) => choice !== text).map((choice) => ({ value: choice, text: choice })),
]
