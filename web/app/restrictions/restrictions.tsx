import { organisation } from '@reable/contract/organisation'
import { personTexts } from '@reable/contract/restrictions/rules'
import { useCallback, useEffect, useRef, useState } from 'react'
import { refreshUser } from '../accounts/session/refresh-user.ts'
import { useUser } from '../accounts/user-store.ts'
import { browserApi } from '../api.ts'
import { addresses } from '../shell/addresses.ts'
import { Button } from '../ui/button/button.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { AnswerForm } from './answer-form.tsx'
import { LeftToBanned } from './left-to-banned.tsx'
import type { OwnRestriction } from './own-restriction.ts'
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
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        Limits on your account
      </h1>
      {!loaded && <p>One moment…</p>}
      {loaded && 'failure' in loaded && <Failed sentence={loaded.failure} onAgain={load} />}
      {loaded && 'restrictions' in loaded && (
        <>
          {loaded.restrictions.length === 0 && <Nothing />}
          <ul className={styles.list}>
            {loaded.restrictions.map((each) => (
              <li key={each.id}>
                <OneRestriction restriction={each} onAnswered={onAnswered} />
              </li>
            ))}
          </ul>
        </>
      )}
      {isBanned && (
        <div className={styles.left}>
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
    <article className={styles.card}>
      <h2>{until ? `${what} until ${until}` : `${what} any more`}</h2>
      <p>A volunteer decided this on {since}, and wrote to you:</p>
      <blockquote>{sentence}</blockquote>
      <p>{stays}</p>
      {answer === null ? (
        <AnswerForm restriction={restriction} onAnswered={onAnswered} />
      ) : (
        <>
          <h3>Your answer</h3>
          <blockquote>{answer}</blockquote>
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
