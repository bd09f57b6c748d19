import type { Answer } from '@reable/contract/client'
import { organisation } from '@reable/contract/organisation'
import { personTexts, restrictionAnswerError, restrictionAnswerLimit } from '@reable/contract/restrictions/rules'
import { useCallback, useEffect, useRef, useState } from 'react'
import { refreshUser } from '../accounts/session/refresh-user.ts'
import { DownloadAndClose } from '../accounts/settings/download-and-close.tsx'
import { Section } from '../accounts/settings/section.tsx'
import { useUser } from '../accounts/user-store.ts'
import { browserApi } from '../api.ts'
import { addresses } from '../shell/addresses.ts'
import { alerts } from '../shell/alerts/alerts.ts'
import { Button } from '../ui/button/button.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { TextArea } from '../ui/field/text-area.tsx'
import { Form } from '../ui/form/form.tsx'
import { Submit } from '../ui/form/submit.tsx'
import styles from './restrictions.module.css'

type Loaded = { restrictions: OwnRestriction[] } | { failure: string }

/** What volunteers keep somebody from now, each with why and until when, and the form to answer once. */
export function Restrictions() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { loaded, load } = useRestrictions()
  const isBanned = useUser()?.restricted === 'ban'
  const onAnswered = async () => {
    await load()
    heading.current?.focus()
  }
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="page-title">
        Limits on your account
      </h1>
      {!loaded && <p>One moment…</p>}
      {loaded && 'failure' in loaded && <Failed sentence={loaded.failure} onAgain={load} />}
      {loaded && 'restrictions' in loaded && (
        <>
          {loaded.restrictions.length === 0 && <Nothing />}
          <ul className="stack column gap-24">
            {loaded.restrictions.map((each) => (
              <li key={each.id}>
                <OneRestriction restriction={each} onAnswered={onAnswered} />
              </li>
            ))}
          </ul>
        </>
      )}
      {isBanned && (
        <div className="column">
          <LeftToBanned />
        </div>
      )}
      <p>
        You can also write to <a href={`mailto:${organisation.email}`}>{organisation.email}</a>.
      </p>
    </>
  )
}

function useRestrictions() {
  const [loaded, setLoaded] = useState<Loaded>()
  const load = useCallback(async () => {
    const reply = await browserApi('listOwnRestrictions', {})
    setLoaded(reply.ok ? { restrictions: reply.data } : { failure: reply.failure.error })
    // What this browser remembers may be over.
    await refreshUser()
  }, [])
  useEffect(() => {
    load()
  }, [load])
  return { loaded, load }
}

const Failed = ({ sentence, onAgain }: { sentence: string; onAgain: () => void }) => (
  <>
    <p role="alert">{sentence}</p>
    <p>
      <Button variant="other" onClick={onAgain}>
        Try again
      </Button>
    </p>
  </>
)

const Nothing = () => (
  <EmptyState title="There is no limit on your account" text="You can write and list as always.">
    <Button to={addresses.myListings}>See your listings</Button>
  </EmptyState>
)

type OneProps = { restriction: OwnRestriction; onAnswered: () => Promise<void> }

function OneRestriction({ restriction, onAnswered }: OneProps) {
  const { kind, sentence, since, until, answer, looked_at } = restriction
  const { what, stays } = personTexts[kind]
  return (
    <article className={`stack card gap-16 ${styles.card}`}>
      <h2 className="small-heading">{until ? `${what} until ${until}` : `${what} any more`}</h2>
      <p>A volunteer decided this on {since}, and wrote to you:</p>
      <blockquote className="quoted measure as-written">{sentence}</blockquote>
      <p>{stays}</p>
      {answer === null ? (
        <AnswerForm restriction={restriction} onAnswered={onAnswered} />
      ) : (
        <>
          <h3>Your answer</h3>
          <blockquote className="quoted measure as-written">{answer}</blockquote>
          <p>
            {looked_at
              ? 'A volunteer who did not decide this has read it. It stays as it is.'
              : 'A volunteer who did not decide this reads it, and you are told by e-mail.'}
          </p>
        </>
      )}
    </article>
  )
}

export const restrictionAnswerRules = { answer: restrictionAnswerError }

type Props = { restriction: OwnRestriction; onAnswered: () => Promise<void> }

/** The form by which somebody answers a restriction, once. */
function AnswerForm({ restriction: { id }, onAnswered }: Props) {
  const send = async ({ answer }: { answer: string }) => {
    const reply = await browserApi('answerRestriction', { params: { id: String(id) }, body: { answer } })
    if (!reply.ok) return reply
    alerts.show({ type: 'success', title: 'Thank you. We read your answer' })
    await onAnswered()
  }
  return (
    <Form rules={restrictionAnswerRules} send={send} label="Your answer">
      <TextArea
        name="answer"
        label="Are we wrong? You can answer once"
        hint="Somebody who did not decide this reads it. Please say all that matters."
        rows={6}
        limit={restrictionAnswerLimit}
      />
      <Submit busyLabel="Sending…">Send my answer</Submit>
    </Form>
  )
}

/** What somebody who is banned can still do. */
const LeftToBanned = () => (
  <Section title="Your data">
    <div className="stack gap-16">
      <DownloadAndClose />
    </div>
  </Section>
)

/** What volunteers keep somebody from now, as they read it themselves. */
type OwnRestriction = Answer<'listOwnRestrictions'>[number]
