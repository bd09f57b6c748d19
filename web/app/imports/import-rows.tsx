import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../api.ts'
import { Button } from '../ui/button/button.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { Link } from '../ui/link/link.tsx'
import { rowsAddress } from './import-addresses.ts'
import { stateTexts } from './import-texts.ts'
import styles from './imports.module.css'
import type { Import, ImportRow, RowChoice } from './load-imports.ts'
import { MendRow } from './mend-row.tsx'

type Props = { about: Import; rows: ImportRow[]; next: number | null; show: RowChoice }

/** The table of rows. One that was mended stays where it was until other rows are asked for. */
export function ImportRows({ about, rows, next, show }: Props) {
  const [mended, setMended] = useState<ImportRow[]>([])
  const { revalidate } = useRevalidator()
  const shown = latestOf([...rows, ...mended])
  const keep = (row: ImportRow) => {
    setMended([...mended.filter(({ number }) => number !== row.number), row])
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
          <Row key={row.number} importId={about.id} row={row} onMended={keep} />
        ))}
      </table>
      {next !== null && (
        <p>
          <Link to={rowsAddress(about.id, show, next)} className={styles.link}>
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

type RowProps = { importId: number; row: ImportRow; onMended: (row: ImportRow) => void }

function Row({ importId, row, onMended }: RowProps) {
  const { number, title, state } = row
  const [isOpen, setOpen] = useState(state === 'wrong')
  const [note, setNote] = useState('')
  const mayMend = state !== 'in' && state !== 'there'
  const name = title || 'No title'
  const save = async (cells: Record<string, string>): Promise<string | undefined> => {
    const params = { id: String(importId), number: String(number) }
    const reply = await browserApi('changeImportRow', { params, body: { version: row.version, cells } })
    if (!reply.ok) return reply.failure.error
    const isMended = reply.data.state !== 'wrong'
    setNote(isMended ? `Row ${number} is mended.` : `Row ${number} is saved. There is more to mend.`)
    if (isMended) setOpen(false)
    onMended(reply.data)
  }
  return (
    <tbody>
      <tr>
        <th scope="row">{number}</th>
        <td className="own-line">{name}</td>
        <td>
          <p className={state === 'wrong' ? styles.wrong : undefined}>
            {row.listing_id && (state === 'in' || state === 'there') ? (
              <Link to={`/posts/${row.listing_id}`} className={styles.link}>
                {stateTexts[state]}
                <span className="visually-hidden">: {name}</span>
              </Link>
            ) : (
              stateTexts[state]
            )}
          </p>
          {row.missing_photos.length > 0 && <p className={styles.quiet}>{row.missing_photos.join(', ')}</p>}
          <p role="status">{note}</p>
          {mayMend && !isOpen && (
            <Button size="small" onClick={() => setOpen(true)}>
              Change<span className="visually-hidden"> row {number}</span>
            </Button>
          )}
        </td>
      </tr>
      {mayMend && isOpen && (
        <tr>
          <td colSpan={3}>
            <MendRow key={row.version} row={row} onSave={save} />
          </td>
        </tr>
      )}
    </tbody>
  )
}
