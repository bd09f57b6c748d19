import { findKind } from '@reable/contract/fit/kinds'
import type { FitKind } from '@reable/contract/fit/types'
import { useEffect } from 'react'
import { data } from 'react-router'
import { NotFoundPage } from '../../shell/errors/not-found-page.tsx'
import { useInBrowser } from '../../state/in-browser.ts'
import { Button } from '../../ui/button/button.tsx'
import { AnswerList } from '../answers/answer-list.tsx'
import { fitAddresses } from '../fit-addresses.ts'
import styles from '../fit-page.module.css'
import { NoAdvice } from '../fit-start-page.tsx'
import { chosenPerson, personName, withKind } from '../people/change-stored-fit.ts'
import { changeStoredFit, useStoredFit } from '../people/use-stored-fit.ts'
import { stepMeta } from '../questions/fit-meta.ts'
import { FitNotices } from '../questions/fit-notices.tsx'
import { questionsOf } from '../questions/next-step.ts'
import type { Route } from './+types/result-page'
import { FitList } from './fit-list.tsx'

export const loader = ({ params }: Route.LoaderArgs) => data(null, { status: findKind(params.kind) ? 200 : 404 })
export const clientLoader = () => null

export const meta = () => stepMeta('What fits')

/** All public listings of a kind with what they are to the chosen person and the home, what fits first. */
export default function ResultPage({ params }: Route.ComponentProps) {
  const kind = findKind(params.kind)
  const inBrowser = useInBrowser()
  const { fit } = useStoredFit()
  if (!kind) return <NotFoundPage />
  const person = chosenPerson(fit)
  return (
    <div className={styles.page}>
      <p className={styles.step}>{kind.label}</p>
      <h1>What fits{person && person.id !== 0 && ` ${personName(person)}`}</h1>
      <FitNotices />
      {inBrowser && (person ? <Judged kind={kind} /> : <NobodyYet kind={kind} />)}
      <noscript>
        <p>This page needs JavaScript, because your browser itself works out what fits.</p>
      </noscript>
      <NoAdvice />
    </div>
  )
}

function NobodyYet({ kind }: { kind: FitKind }) {
  return (
    <div className={styles.ways}>
      <p className={styles.intro}>First we need to know a little about who it is for.</p>
      <Button variant="next" to={fitAddresses.begin(kind.name)}>
        Answer the questions
      </Button>
    </div>
  )
}

function Judged({ kind }: { kind: FitKind }) {
  const { fit } = useStoredFit()
  const person = chosenPerson(fit)
  const isNoted = person?.kinds.includes(kind.name)
  useEffect(() => {
    if (!isNoted) changeStoredFit((before) => withKind(before, kind.name))
  }, [isNoted, kind])
  return (
    <>
      <FitList key={kind.name} kind={kind} />
      <section aria-labelledby="fit-answers">
        <h2 id="fit-answers">What you told us</h2>
        <AnswerList
          questions={questionsOf(kind)}
          answers={{ ...fit.home, ...person?.answers }}
          addressOf={({ name }) => fitAddresses.question(kind.name, name)}
        />
      </section>
      <p>
        <Button to={fitAddresses.start}>All your answers: change, print or forget them</Button>
      </p>
    </>
  )
}
