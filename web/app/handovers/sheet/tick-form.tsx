import type { Reply } from '@reable/contract/client'
import { checksFor } from '@reable/contract/handovers/sheets/checks'
import { type FormEvent, useState } from 'react'
import { useBusy } from '../../state/busy.ts'
import { Button } from '../../ui/button/button.tsx'
import row from '../../ui/check-list/check-list.module.css'
import checks from './checks.module.css'
import styles from './sheet.module.css'
import type { Sheet } from './sheet-load.ts'

type Said = { ticks: string[]; wants_recalls?: boolean }

export type TickFormProps = {
  sheet: Sheet
  /** By which it is sent without a script; absent where somebody is signed in. */
  token?: string | undefined
  /** Whether it was just stored without a script. */
  saved: boolean
  save: (said: Said) => Promise<Reply<'getSheet'>>
}

/** What a form says: which checks are ticked, and whether its receiver wants to be told of recalls. */
export const saidIn = (form: FormData): Said => ({
  ticks: form.getAll('ticks').map(String),
  ...(form.has('receiver') && { wants_recalls: form.has('wants_recalls') }),
})

/** The checks to tick. It is the browser's own form, so that it works without a script. */
export function TickForm({ sheet, token, saved, save }: TickFormProps) {
  const [status, setStatus] = useState(saved ? 'Saved. Both of you can see what you ticked.' : '')
  const [theirs, setTheirs] = useState(sheet.ticks.theirs)
  const { busy, run } = useBusy()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = saidIn(new FormData(event.currentTarget))
    setStatus('')
    run(async () => {
      const reply = await save(said)
      setStatus(reply.ok ? 'Saved. Both of you can see what you ticked.' : reply.failure.error)
      if (reply.ok) setTheirs(reply.data.ticks.theirs)
    })
  }
  return (
    <form method="post" action="/handover" className="stack gap-16" onSubmit={send}>
      {token && <input type="hidden" name="token" value={token} />}
      <Checks sheet={sheet} theirs={theirs} />
      {sheet.reader === 'receiver' && <Recalls wants={sheet.wants_recalls === true} />}
      <div className={`row ${styles.actions}`}>
        <Button type="submit" variant="solid" busy={busy} busyLabel="Saving…">
          Save my ticks
        </Button>
        <p role="status">{status}</p>
      </div>
    </form>
  )
}

function Checks({ sheet, theirs }: { sheet: Sheet; theirs: readonly string[] }) {
  return (
    <ul className={`stack gap-4 ${checks.checks}`} aria-label="What to check together">
      {checksFor(sheet.thing?.equipment_type_id ?? 0).map(({ name, says }) => (
        <li key={name}>
          <label className={row.row}>
            <input type="checkbox" name="ticks" value={name} defaultChecked={sheet.ticks.mine.includes(name)} />
            <span>
              {says}
              {theirs.includes(name) && <em className={checks.theirs}> {sheet.with} ticked this.</em>}
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}

const Recalls = ({ wants }: { wants: boolean }) => (
  <>
    <input type="hidden" name="receiver" value="yes" />
    <label className={row.row}>
      <input type="checkbox" name="wants_recalls" defaultChecked={wants} />
      <span>Tell me by e-mail if this thing is recalled later. Nothing else is sent.</span>
    </label>
  </>
)
