import type { CaseDecision } from '@reable/contract/cases/decisions'
import { caseSentences } from '@reable/contract/cases/rules'
import { useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import checks from '../../ui/check-list/check-list.module.css'
import { May } from '../may.tsx'
import { accountAddress } from '../people/account/people-addresses.ts'
import reports from '../reports/reports.module.css'
import { notesId } from './case-notes.tsx'
import { choicesOf } from './case-texts.ts'
import styles from './cases.module.css'
import { DecideDialog } from './decide-dialog.tsx'
import type { WholeCase } from './load-cases.ts'
import type { Claim } from './use-claim.ts'
import { useDecide } from './use-decide.ts'
import { useKeys, useKeysWanted } from './use-keys.ts'

type Props = { whole: WholeCase; claim: Claim }

/** What can be decided, each button with what it does and what it leaves behind; or why it cannot be. */
export function Deciding({ whole, claim }: Props) {
  const { revalidate } = useRevalidator()
  return (
    <section className={styles.deciding} aria-labelledby="deciding">
      <h2 id="deciding">What do you decide?</h2>
      {whole.barred && <p>{whole.barred}</p>}
      {claim.state === 'refused' && (
        <>
          <p role="alert">{claim.sentence}</p>
          <Button variant="other" onClick={() => revalidate()}>
            Look again
          </Button>
        </>
      )}
      {!whole.barred && claim.state !== 'refused' && (
        <May act="claim_case">
          <Choices whole={whole} isReady={claim.state === 'yours'} />
        </May>
      )}
    </section>
  )
}

/** In the place of the decisions: what comes first. */
function AnswerFirst({ sides }: WholeCase) {
  const account = sides.find(({ role }) => role === 'reported')?.account
  return (
    <>
      <p>{caseSentences.answerFirst}</p>
      {typeof account === 'number' && (
        <Button variant="next" wide to={accountAddress(account)}>
          Read their answer
        </Button>
      )}
    </>
  )
}

function Choices({ whole, isReady }: { whole: WholeCase; isReady: boolean }) {
  const rows = choicesOf(whole)
  const [asked, setAsked] = useState<CaseDecision>()
  const [keysOn, setKeysOn] = useKeysWanted()
  const { task, decide, putBack } = useDecide(whole)
  const choose = (row: CaseDecision) => (row.words === 'needed' ? setAsked(row) : void decide(row, ''))
  useKeys(keysOn && isReady, (at) => {
    const row = rows[at]
    if (row) choose(row)
    if (at === putBackAt) void putBack()
    if (at === noteAt) writeNote()
  })
  const keyOf = (at: number) => (keysOn ? at + 1 : undefined)
  return (
    <>
      {whole.answer_waits && <AnswerFirst {...whole} />}
      <ul className={styles.choices}>
        {rows.map((row, at) => (
          <li key={row.key}>
            <Choice row={row} shortcut={keyOf(at)} busy={task === row.key} onChoose={() => choose(row)} />
            {row.words === 'optional' && (
              <Button variant="quiet" size="small" onClick={() => setAsked(row)}>
                {row.label}, with a word to them
              </Button>
            )}
          </li>
        ))}
        <OtherChoices keyOf={keyOf} busy={task === 'put back'} onPutBack={putBack} />
      </ul>
      <KeysSwitch isOn={keysOn} onChange={setKeysOn} />
      {asked && <DecideDialog whole={whole} row={asked} decide={decide} onClose={() => setAsked(undefined)} />}
    </>
  )
}

/** Of the keys, from 0: what is not a decision has the last two. */
const [putBackAt, noteAt] = [3, 4]

type OtherProps = { keyOf: (at: number) => number | undefined; busy: boolean; onPutBack: () => void }

const OtherChoices = ({ keyOf, busy, onPutBack }: OtherProps) => (
  <>
    <li>
      <BigButton shortcut={keyOf(putBackAt)} busy={busy} onClick={onPutBack}>
        Put it back
      </BigButton>
      <p>Somebody else can take it at once, and the next case comes.</p>
    </li>
    <li>
      <BigButton shortcut={keyOf(noteAt)} onClick={writeNote}>
        Write a note
      </BigButton>
    </li>
  </>
)

const writeNote = () => document.querySelector<HTMLElement>(`#${notesId} textarea`)?.focus()

type ChoiceProps = { row: CaseDecision; shortcut: number | undefined; busy: boolean; onChoose: () => void }

function Choice({ row: { label, does, leaves, grave, final }, shortcut, busy, onChoose }: ChoiceProps) {
  const id = useId()
  return (
    <>
      <BigButton variant={grave ? 'danger' : 'other'} {...{ shortcut, busy }} aria-describedby={id} onClick={onChoose}>
        {label}
      </BigButton>
      <div id={id} className={styles.effects}>
        <p>{does}</p>
        <p>{final ? leaves : `You can take it back for 30 days. ${leaves}`}</p>
      </div>
    </>
  )
}

type BigProps = {
  variant?: 'danger' | 'other'
  shortcut: number | undefined
  busy?: boolean
  children: string
  onClick: () => void
  'aria-describedby'?: string
}

const BigButton = ({ shortcut, children, variant = 'other', busy = false, ...native }: BigProps) => (
  <Button
    {...native}
    variant={variant}
    wide
    busy={busy}
    busyLabel="One moment…"
    aria-keyshortcuts={shortcut?.toString()}
  >
    {children}
    {shortcut && (
      <kbd className={styles.key} aria-hidden>
        {shortcut}
      </kbd>
    )}
  </Button>
)

function KeysSwitch({ isOn, onChange }: { isOn: boolean; onChange: (on: boolean) => void }) {
  return (
    <label className={`${checks.row} ${reports.status}`}>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <span>The keys 1 to 5 press these buttons</span>
    </label>
  )
}
