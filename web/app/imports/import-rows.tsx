import { isListed } from '@reable/contract/imports/rules'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../api.ts'
import { useBusy } from '../state/busy.ts'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import { Disclosure } from '../ui/disclosure/disclosure.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import fieldStyles from '../ui/field/field.module.css'
import { Field } from '../ui/field/field.tsx'
import { Link } from '../ui/link/link.tsx'
import { Select } from '../ui/select/select.tsx'
import { rowsAddress } from './import-addresses.ts'
import { stateTexts } from './import-texts.ts'
import styles from './imports.module.css'
import type { Import, ImportRow, RowChoice } from './load-imports.ts'

type Props = { about: Import; rows: ImportRow[]; next: number | null; show: RowChoice }

/** A row as it was mended, and what was known of the import then. */
type Corrected = { row: ImportRow; before: Import }

/** The table of rows. One that was mended stays where it was until other rows are asked for, and says how it stands by now. */
export function ImportRows({ about, rows, next, show }: Props) {
  const [corrected, setCorrected] = useState<Corrected[]>([])
  const { revalidate } = useRevalidator()
  const latest = corrected.map(({ row, before }) => (before === about ? row : rowNow(row, about.counts)))
  const shown = latestOf([...rows, ...latest])
  const keep = (row: ImportRow) => {
    setCorrected([...corrected.filter((other) => other.row.number !== row.number), { row, before: about }])
    revalidate()
  }
  if (!shown.length)
    return <EmptyState title={show === 'wrong' ? 'There is nothing to mend.' : 'There are no such rows.'} />
  return (
    <>
      <table className={styles.rows}>
        <caption className="visually-hidden">Rows of {about.file_name}</caption>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Thing</th>
            <th scope="col">How it stands</th>
          </tr>
        </thead>
        {shown.map((row) => (
          <Row key={row.number} importId={about.id} row={row} onCorrected={keep} />
        ))}
      </table>
      {next !== null && (
        <p>
          <Link to={rowsAddress(about.id, show, next)} className="target bold anywhere">
            Next rows
          </Link>
        </p>
      )}
    </>
  )
}

/** Each row once, as it stood last, by number. */
function latestOf(rows: ImportRow[]): ImportRow[] {
  const latest = new Map<number, ImportRow>()
  for (const row of rows) {
    const other = latest.get(row.number)
    if (!other || other.version <= row.version) latest.set(row.number, other?.version === row.version ? other : row)
  }
  return [...latest.values()].sort((one, other) => one.number - other.number)
}

type RowProps = { importId: number; row: ImportRow; onCorrected: (row: ImportRow) => void }

function Row({ importId, row, onCorrected }: RowProps) {
  const { number, title, state } = row
  const { head, isOpen, setOpen, note, save } = useCorrection(importId, row, onCorrected)
  const mayCorrect = !isListed(state)
  return (
    <tbody>
      <tr>
        <th ref={head} tabIndex={-1} scope="row">
          {number}
        </th>
        <td className="own-line">{title || noTitle}</td>
        <td>
          <RowState row={row} />
          <p role="status">{note}</p>
          {mayCorrect && !isOpen && (
            <Button size="small" onClick={() => setOpen(true)}>
              Change<span className="visually-hidden"> row {number}</span>
            </Button>
          )}
        </td>
      </tr>
      {mayCorrect && isOpen && (
        <tr>
          <td colSpan={3}>
            <CorrectRow key={row.version} row={row} onSave={save} />
          </td>
        </tr>
      )}
    </tbody>
  )
}

/** The form of a row: whether it is open, saving it, and what came of that. */
function useCorrection(importId: number, { number, state, version }: ImportRow, onCorrected: RowProps['onCorrected']) {
  const [isOpen, setOpen] = useState(state === 'wrong')
  const [note, setNote] = useState('')
  const head = useRef<HTMLTableCellElement>(null)
  const save = async (cells: Record<string, string>): Promise<string | undefined> => {
    const params = { id: String(importId), number: String(number) }
    const reply = await browserApi('changeImportRow', { params, body: { version, cells } })
    if (!reply.ok) return reply.failure.error
    const isCorrect = reply.data.state !== 'wrong'
    setNote(isCorrect ? `Row ${number} is mended.` : `Row ${number} is saved. There is more to mend.`)
    if (isCorrect) setOpen(false)
    // The form goes, or begins anew with what is still wrong.
    head.current?.focus()
    onCorrected(reply.data)
    return undefined
  }
  return { head, isOpen, setOpen, note, save }
}

const noTitle = 'No title'

/** How a row stands, with the way to its listing or the photos that it waits for. */
function RowState({ row: { state, title, listing_id: listing, missing_photos: missing } }: { row: ImportRow }) {
  return (
    <>
      <p className={state === 'wrong' ? styles.wrong : undefined}>
        {listing && isListed(state) ? (
          <Link to={`/posts/${listing}`} className="target bold anywhere">
            {stateTexts[state]}
            <span className="visually-hidden"> {title || noTitle}</span>
          </Link>
        ) : (
          stateTexts[state]
        )}
      </p>
      {missing.length > 0 && <p className="quiet anywhere">{missing.join(', ')}</p>}
    </>
  )
}

type Counts = Import['counts']

/**
 * How a row that was mended here stands by now, by how many rows stand how: it goes on to the next state when no row is in its own
 * any more.
 */
export function rowNow(row: ImportRow, counts: Counts): ImportRow {
  const isPast = row.state !== 'wrong' && !isListed(row.state) && counts[row.state] === 0
  if (!isPast) return row
  if (row.state === 'waiting') return rowNow({ ...row, state: 'ready', missing_photos: [] }, counts)
  return rowNow({ ...row, state: row.state === 'ready' ? 'queued' : 'in' }, counts)
}

type CorrectRowProps = {
  row: ImportRow
  /** Returns the sentence that says why it was not saved. */
  onSave: (cells: Record<string, string>) => Promise<string | undefined>
}

type Cell = ImportRow['fields'][number]

/** The cells of a row, those with something to mend first; the others are folded. */
function CorrectRow({ row: { number, errors, fields }, onSave }: CorrectRowProps) {
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
    <form method="post" noValidate aria-label={`Row ${number}`} className="stack measure gap-16" onSubmit={save}>
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
  <div className="stack measure gap-16">
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
