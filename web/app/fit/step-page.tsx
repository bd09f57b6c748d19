import { findKind } from '@reable/contract/fit/kinds'
import { fitQuestions } from '@reable/contract/fit/questions'
import { asQuestion } from '@reable/contract/fit/readings'
import type { FitKind, FitQuestion } from '@reable/contract/fit/types'
import { unitsFor } from '@reable/contract/measures/rules'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { data, redirect, useNavigate } from 'react-router'
import { MeasureField } from '../listings/fields/measure-field.tsx'
import { NotFoundPage } from '../shell/errors/not-found-page.tsx'
import { useInBrowser } from '../state/in-browser.ts'
import { Button } from '../ui/button/button.tsx'
import { ChoiceField } from '../ui/field/choice-field.tsx'
import { Form } from '../ui/form/form.tsx'
import { NeedsScript } from '../ui/form/needs-script.tsx'
import { Submit } from '../ui/form/submit.tsx'
import type { Route } from './+types/step-page'
import { Drawing } from './drawings/drawing.tsx'
import { fitAddresses } from './fit-addresses.ts'
import styles from './fit-page.module.css'
import { answerProblem } from './people/answers.ts'
import { chooseMe, chosenPerson, typedAnswer, withAnswer } from './people/change-stored-fit.ts'
import { changeStoredFit, storedFit, useStoredFit } from './people/use-stored-fit.ts'
import { stepMeta } from './questions/fit-meta.ts'
import { FitNotices } from './questions/fit-notices.tsx'
import { nextStep, questionsOf } from './questions/next-step.ts'
import { PersonForm } from './questions/person-form.tsx'

/** In place of a kind where one answer is changed by itself. */
const answers = 'answers'

type Step = { kind: FitKind | undefined; question: FitQuestion | undefined }

/** The step of an address; undefined where there is none. */
function stepOf({ kind: kindName, step }: Route.LoaderArgs['params']): Step | undefined {
  const kind = findKind(kindName)
  const question = fitQuestions.find(({ name }) => name === step)
  if (kindName === answers) return question && { kind: undefined, question }
  if (!kind) return undefined
  if (step === 'person' || step === 'begin') return { kind, question: undefined }
  return question && kind.questions.includes(question.name) ? { kind, question } : undefined
}

export const loader = ({ params }: Route.LoaderArgs) => data(null, { status: stepOf(params) ? 200 : 404 })

/** The questions begin where the browser knows that nothing is answered yet. */
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => {
  const step = stepOf(params)
  if (params.step === 'begin' && step?.kind) throw redirect(nextStep(storedFit(), step.kind))
  return null
}

clientLoader.hydrate = true as const

export const meta = ({ params }: Route.MetaArgs) => {
  const step = stepOf(params)
  if (!step?.question) return stepMeta('Who is it for')
  return stepMeta(placeOf(step) ?? 'Change an answer')
}

/** "Question 2 of 3". */
function placeOf({ kind, question }: Step): string | undefined {
  if (!kind || !question) return undefined
  return `Question ${kind.questions.indexOf(question.name) + 1} of ${kind.questions.length}`
}

/** One step on the way to the verdicts on a kind: whom it is for, or one question. */
export default function StepPage({ params }: Route.ComponentProps) {
  const navigate = useNavigate()
  const step = stepOf(params)
  if (!step) return <NotFoundPage />
  const { kind, question } = step
  const goOn = () => navigate(kind ? nextStep(storedFit(), kind, question?.name) : fitAddresses.start)
  return (
    <div className={`stack page gap-24 above-24 ${styles.page} ${styles.narrow}`}>
      <p className={styles.step}>{kind?.label ?? 'Your answers'}</p>
      <h1 key={question?.name}>{question ? (placeOf(step) ?? 'Change an answer') : 'Who is it for?'}</h1>
      <FitNotices />
      {question ? (
        <>
          <Drawing of={question.name} />
          <QuestionForm question={question} onDone={goOn} />
        </>
      ) : (
        <PersonForm onDone={goOn} />
      )}
      <Back step={step} />
    </div>
  )
}

/** To the step before this one. */
function Back({ step: { kind, question } }: { step: Step }) {
  return (
    <p className={styles.back}>
      <Button variant="plain" icon={ArrowLeft} to={addressBefore(kind, question)}>
        Back
      </Button>
    </p>
  )
}

function addressBefore(kind: Step['kind'], question: Step['question']): string {
  if (!kind) return fitAddresses.start
  if (!question) return fitAddresses.things
  const questions = questionsOf(kind)
  const before = questions[questions.indexOf(question) - 1]
  return before ? fitAddresses.question(kind.name, before.name) : fitAddresses.person(kind.name)
}

type Props = { question: FitQuestion; onDone: () => void }
type AnswerProps = { question: FitQuestion; value: string }

/** One question with its answer before, if there is one, and "I don't know". */
function QuestionForm({ question, onDone }: Props) {
  const { name } = question
  const { fit } = useStoredFit()
  const inBrowser = useInBrowser()
  const before = typedAnswer(fit, question) ?? ''
  const answer = (typed: string) => {
    changeStoredFit((fit) => withAnswer(chosenPerson(fit) ? fit : chooseMe(fit), question, typed.trim()))
    onDone()
  }
  return (
    <Form
      key={`${name} ${inBrowser} ${fit.chosen}`}
      rules={{ [name]: (typed: string) => answerProblem(fit, question, typed) }}
      send={async (values: Record<string, string>) => answer(values[name] ?? '')}
      label={question.label}
    >
      {question.unit === null ? (
        <Choice question={question} value={before} />
      ) : (
        <Measure question={question} value={before} />
      )}
      <NeedsScript />
      <div className={`row gap-12 ${styles.ways}`}>
        <Submit busyLabel="One moment…">Next</Submit>
        {inBrowser && <Button onClick={() => answer('')}>I don’t know</Button>}
      </div>
    </Form>
  )
}

function Choice({ question: { name, label, help, options }, value }: AnswerProps) {
  return (
    <>
      <p>{help}</p>
      <ChoiceField
        name={name}
        label={label}
        options={options.map((option) => ({ value: option.value, text: option.label, hint: '' }))}
        value={value}
      />
    </>
  )
}

function Measure({ question, value }: AnswerProps) {
  const [own, ...others] = unitsFor(question.unit)
  const field = {
    ...asQuestion(question, question.label),
    field_name: question.name,
    tooltip: { text: question.help },
  }
  return own ? <MeasureField field={field} offered={[own, ...others]} value={value} readAs="That is" /> : null
}
