import type { CaseDecision } from '@reable/contract/cases/case-decision'
import { wordsFor } from '@reable/contract/cases/decisions'
import { useId, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { browserApi } from '../../api.ts'
import { addresses, caseAddress } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { useBusyTask } from '../../state/busy.ts'
import { Button } from '../../ui/button/button.tsx'
import checks from '../../ui/check-list/check-list.module.css'
import type { RefusedReply } from '../../ui/form/refused-reply.ts'
import { doneTopic } from '../done-notice.ts'
import { May } from '../may.tsx'
import { notesId } from './case-notes.tsx'
import { choicesOf, decidingAct } from './case-texts.ts'
import styles from './cases.module.css'
import { DecideDialog } from './decide-dialog.tsx'
import type { JustDecided } from './decided-note.tsx'
import type { WholeCase } from './load-cases.ts'
import type { Claim } from './use-claim.ts'
import { useKeys, useKeysWanted } from './use-keys.ts'

type Props = { whole: WholeCase; claim: Claim }

/** What can be decided, each button with what it does and what it leaves behind; or why it cannot be. */
export function Deciding({ whole, claim }: Props) {
  const { revalidate } = useRevalidator()
  return (
    <section className={`stack card gap-16 ${styles.deciding}`} aria-labelledby="deciding">
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
        <May act={decidingAct(whole)}>
          <Choices whole={whole} isReady={claim.state === 'yours'} />
        </May>
      )}
    </section>
  )
}

/** What can be decided about a listing that was decided: the other way than it stands. */
export function DecidingAgain({ whole }: { whole: WholeCase }) {
  const [asked, setAsked] = useState<CaseDecision>()
  const { task, decide } = useDecide(whole)
  const { listing, decisions, barred } = whole
  const row = choicesOf(whole).find(({ key }) => key === (listing?.post.held ? 'release' : 'keep'))
  if (!listing || listing.post.deleted || !decisions.some(({ undone }) => !undone) || barred || !row) return null
  return (
    <May act={row.act}>
      <section className={`stack card gap-16 ${styles.deciding}`} aria-labelledby="deciding">
        <h2 id="deciding">Decide again</h2>
        <p>{row.does}</p>
        <Button
          variant={row.grave ? 'danger' : 'other'}
          busy={task === row.key}
          busyLabel="One moment…"
          onClick={() => setAsked(row)}
        >
          {row.label}
        </Button>
        {asked && <DecideDialog whole={whole} row={asked} decide={decide} onClose={() => setAsked(undefined)} />}
      </section>
    </May>
  )
}

function Choices({ whole, isReady }: { whole: WholeCase; isReady: boolean }) {
  const rows = choicesOf(whole)
  const buttons = rows.flatMap((row) => buttonsOf(row, whole.subject))
  const [asked, setAsked] = useState<CaseDecision>()
  const [keysOn, setKeysOn] = useKeysWanted()
  const { task, decide, putBack } = useDecide(whole)
  const choose = ({ row, asks }: DecisionButton) => (asks ? setAsked(row) : void decide(row, ''))
  useKeys(keysOn && isReady, (at) => {
    const button = buttons[at]
    if (button) choose(button)
    if (at === putBackAt) void putBack()
    if (at === noteAt) writeNote()
  })
  const keyOf = (at: number) => (keysOn ? at + 1 : undefined)
  const shown = buttons.map((button, at) => ({ ...button, shortcut: keyOf(at) }))
  return (
    <>
      <ul className="stack gap-24">
        {rows.map((row) => (
          <li key={row.key} className="stack start gap-8">
            <Choice
              {...{ row, choose }}
              buttons={shown.filter((button) => button.row === row)}
              busy={task === row.key}
            />
          </li>
        ))}
        <OtherChoices keyOf={keyOf} busy={task === 'put back'} onPutBack={putBack} />
      </ul>
      <KeysSwitch isOn={keysOn} onChange={setKeysOn} />
      {asked && <DecideDialog whole={whole} row={asked} decide={decide} onClose={() => setAsked(undefined)} />}
    </>
  )
}

type DecisionButton = { row: CaseDecision; label: string; asks: boolean }

/**
 * The buttons of a decision, in the order of their keys: one more where a word may go with it. What cannot be taken back is asked once
 * more, so that no slip of a finger does it.
 */
const buttonsOf = (row: CaseDecision, subject: WholeCase['subject']): DecisionButton[] => [
  { row, label: row.label, asks: row.words === 'needed' || row.words === 'asked' || row.final === true },
  ...(row.words === 'optional'
    ? [{ row, label: `${row.label}, with a word to ${wordsFor[subject]}`, asks: true }]
    : []),
]

/** Of the keys, from 0: one decision of each two may go with a word, and what is no decision has the last two. */
const [putBackAt, noteAt] = [3, 4]

type OtherProps = { keyOf: (at: number) => number | undefined; busy: boolean; onPutBack: () => void }

const OtherChoices = ({ keyOf, busy, onPutBack }: OtherProps) => (
  <>
    <li className="stack start gap-8">
      <BigButton shortcut={keyOf(putBackAt)} busy={busy} onClick={onPutBack}>
        Put it back
      </BigButton>
      <p>Somebody else can take it at once, and the next case comes.</p>
    </li>
    <li className="stack start gap-8">
      <BigButton shortcut={keyOf(noteAt)} onClick={writeNote}>
        Write a note
      </BigButton>
    </li>
  </>
)

const writeNote = () => document.querySelector<HTMLElement>(`#${notesId} textarea`)?.focus()

type ChoiceProps = {
  row: CaseDecision
  buttons: readonly (DecisionButton & { shortcut: number | undefined })[]
  busy: boolean
  choose: (button: DecisionButton) => void
}

/** A decision's buttons, below the first one what it does. */
function Choice({ row: { does, leaves, grave, final }, buttons: [first, ...more], busy, choose }: ChoiceProps) {
  const id = useId()
  const button = (each: ChoiceProps['buttons'][number], isBusy: boolean) => (
    <BigButton
      {...{ shortcut: each.shortcut, busy: isBusy, variant: grave ? 'danger' : 'other', onClick: () => choose(each) }}
      key={each.label}
      aria-describedby={id}
    >
      {each.label}
    </BigButton>
  )
  return (
    <>
      {first && button(first, busy)}
      <div id={id} className={`stack gap-4 ${styles.effects}`}>
        <p>{does}</p>
        <p>{final ? leaves : `You can take it back for 30 days. ${leaves}`}</p>
      </div>
      {more.map((each) => button(each, false))}
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
    <label className={`quiet ${checks.row} ${styles.keys}`}>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <span>The keys 1 to 5 press these buttons</span>
    </label>
  )
}

/** Decides a case, or puts it back; the next one comes after it. */
function useDecide({ id, about, answered, closed_at_utc, decisions }: WholeCase) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { task, runAlone } = useBusyTask<string>()
  const goOn = (next: number | null, decided?: JustDecided) =>
    navigate(next === null ? addresses.cases : caseAddress(next), { state: decided ? { decided } : null })
  const params = { id: String(id) }
  const isAgain = closed_at_utc !== null
  const decide = async (row: CaseDecision, words: string): Promise<RefusedReply | undefined> => {
    let refused: RefusedReply | undefined
    await runAlone(row.key, async () => {
      const reply = await browserApi('decideCase', {
        params,
        body: { decision: row.key, words, restriction: answered?.id, seen: isAgain ? decisions[0]?.id : undefined },
      })
      if (!reply.ok) {
        refused = reply
        if (reply.status !== 422) showFailure(reply)
        // Somebody else was first: the page says who, and what they decided.
        if (reply.status === 409 || reply.status === 404) await revalidate()
        return
      }
      const decided = { decision: reply.data.decision, caseId: id, done: row.done, about, final: row.final ?? false }
      // The next page shows it (`DecidedNote`). An alert would push that page down, and one more with every decision.
      alerts.announce(`${row.done}: ${about}`, doneTopic)
      if (isAgain) await navigate(addresses.decidedCases, { state: { decided } })
      else await goOn(reply.data.next, decided)
    })
    return refused
  }
  const putBack = () =>
    runAlone('put back', async () => {
      const reply = await browserApi('putBackCase', { params })
      if (!reply.ok) return showFailure(reply)
      await goOn(reply.data.next)
    })
  return { task, decide, putBack }
}
