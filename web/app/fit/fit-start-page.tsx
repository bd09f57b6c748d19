import { fitQuestions } from '@reable/contract/fit/questions'
import { organisation } from '@reable/contract/organisation'
import Printer from 'lucide-react/icons/printer'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useInBrowser } from '../state/in-browser.ts'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import { Disclosure } from '../ui/disclosure/disclosure.tsx'
import { Link } from '../ui/link/link.tsx'
import { AnswerList } from './answers/answer-list.tsx'
import storedAnswersStyles from './answers/stored-answers.module.css'
import { fitAddresses } from './fit-addresses.ts'
import styles from './fit-page.module.css'
import { choosePerson, personName, removePerson } from './people/change-stored-fit.ts'
import { fitText, forgetFit } from './people/fit-storage.ts'
import type { FitPerson, StoredFit, TypedAnswers } from './people/stored-fit.ts'
import { changeStoredFit, useStoredFit } from './people/use-stored-fit.ts'
import { FitNotices } from './questions/fit-notices.tsx'
import { PersonForm } from './questions/person-form.tsx'

const answered = (answers: FitPerson['answers'], about: 'person' | 'home') =>
  fitQuestions.filter((question) => question.about === about && Object.hasOwn(answers, question.name))

const homeQuestions = fitQuestions.filter(({ about }) => about === 'home')

const changeAddress = ({ name }: { name: string }) => fitAddresses.question('answers', name)

/** All that this device keeps, to be changed, printed as one card to take along, or forgotten. */
function StoredAnswers() {
  const { fit } = useStoredFit()
  const { forget, forgetOne, notice } = useForgetting()
  return (
    <>
      {notice}
      {fit.people.length > 0 && (
        <section className={`stack gap-16 ${storedAnswersStyles.stored}`} aria-labelledby="fit-stored">
          <h2 id="fit-stored">What this device keeps</h2>
          {fit.people.map((person) => (
            <Person key={person.id} {...{ fit, person }} onForget={() => forgetOne(person)} />
          ))}
          <section aria-labelledby="fit-home">
            <h3 id="fit-home">The home</h3>
            <Home home={fit.home} />
          </section>
          <div className="wrap gap-12" data-screen-only>
            <Button icon={Printer} onClick={() => print()}>
              Print this card
            </Button>
            <Button variant="danger" icon={Trash2} onClick={forget}>
              Forget all of this
            </Button>
          </div>
          <p className="on-paper">This is no medical advice: a therapist knows more.</p>
          <p data-screen-only>It is forgotten too when you log out on this device.</p>
        </section>
      )}
    </>
  )
}

/** What is known of the home; what can be told beside that is folded. */
function Home({ home }: { home: TypedAnswers }) {
  const known = answered(home, 'home')
  const open = homeQuestions.filter((question) => !known.includes(question))
  return (
    <>
      {known.length > 0 && <AnswerList questions={known} answers={home} addressOf={changeAddress} />}
      <div data-screen-only>
        <Disclosure title="What else you can tell us about the home" level={4} note={`${open.length} more`}>
          <AnswerList questions={open} answers={home} addressOf={changeAddress} />
        </Disclosure>
      </div>
    </>
  )
}

type PersonProps = { fit: StoredFit; person: FitPerson; onForget: () => void }

function Person({ fit, person, onForget }: PersonProps) {
  const questions = answered(person.answers, 'person')
  const isChosen = person.id === fit.chosen
  const title = `fit-person-${person.id}`
  return (
    <section aria-labelledby={title}>
      <h3 id={title}>For {personName(person)}</h3>
      {questions.length ? (
        <AnswerList questions={questions} answers={person.answers} {...(isChosen && { addressOf: changeAddress })} />
      ) : (
        <p>Nothing is answered yet.</p>
      )}
      <div className="wrap gap-12" data-screen-only>
        {!isChosen && (
          <Button size="small" onClick={() => changeStoredFit((before) => choosePerson(before, person.id))}>
            Choose {personName(person)}
          </Button>
        )}
        {fit.people.length > 1 && (
          <Button variant="quiet" size="small" onClick={onForget}>
            Forget {personName(person)}
          </Button>
        )}
      </div>
    </section>
  )
}

/** Forgetting by one press, and the way to take it back as long as the page is open. */
function useForgetting() {
  const [forgotten, setForgotten] = useState<{ text: string | null; title: string }>()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (forgotten) place.current?.focus()
  }, [forgotten])
  const forgetBy = (title: string, remove: () => void) => {
    const text = fitText.getState()
    remove()
    setForgotten({ text, title })
  }
  const takeBack = () => {
    if (forgotten) fitText.write(forgotten.text)
    setForgotten(undefined)
  }
  const notice: ReactNode = forgotten && (
    <Alert ref={place} tabIndex={-1} type="success" title={forgotten.title}>
      <Button size="small" onClick={takeBack}>
        Take it back
      </Button>
    </Alert>
  )
  return {
    notice,
    forget: () => forgetBy('Forgotten. This device keeps nothing of it any more.', forgetFit),
    forgetOne: (person: FitPerson) =>
      forgetBy(`Forgotten: all about ${personName(person)}.`, () =>
        changeStoredFit((before) => removePerson(before, person.id)),
      ),
  }
}

export const meta = () => [
  { title: `Will it fit? · ${organisation.name}` },
  {
    name: 'description',
    content:
      'Answer a few questions, and see which used equipment fits you and your home. Your answers stay on your device.',
  },
]

/** Where "Will it fit?" begins: whom it is for, and what this device keeps of earlier answers. */
export default function FitStartPage() {
  const navigate = useNavigate()
  const inBrowser = useInBrowser()
  return (
    <div className={`stack page gap-24 above-24 ${styles.page}`}>
      <h1>Will it fit?</h1>
      <p className="measure">
        Answer a few questions about a person and a home. We show what fits, what may fit and what does not.
        <strong> Your answers stay on this device.</strong> They are never sent to us or to a seller.
      </p>
      <FitNotices />
      <div className={styles.form}>
        <PersonForm onDone={() => navigate(fitAddresses.things)} />
      </div>
      <WithoutScript />
      <p className="measure" data-screen-only>
        Do you only want one number? <Link to={fitAddresses.calculators}>Use a calculator</Link>: for a ramp, a door, a
        wheelchair or a handle.
      </p>
      <NoAdvice />
      {inBrowser && <StoredAnswers />}
    </div>
  )
}

function WithoutScript() {
  return (
    <noscript>
      <p>
        Without JavaScript you can use <a href={fitAddresses.calculators}>the calculators</a>.
      </p>
    </noscript>
  )
}

/** What the verdicts are not, and where they come from. */
export function NoAdvice() {
  return (
    <p className="measure" data-screen-only>
      This is no medical advice: a therapist knows more.{' '}
      <Link to={fitAddresses.sources}>Where our rules come from</Link>
    </p>
  )
}
