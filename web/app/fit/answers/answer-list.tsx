import type { FitQuestion } from '@reable/contract/fit/types'
import { Facts } from '../../ui/facts/facts.tsx'
import { Link } from '../../ui/link/link.tsx'
import { answerText, nameOf } from '../people/answers.ts'
import type { TypedAnswers } from '../people/stored-fit.ts'
import styles from './stored-answers.module.css'

type Props = {
  questions: readonly FitQuestion[]
  answers: TypedAnswers
  /** Where an answer is changed; undefined where it cannot be here. */
  addressOf?: (question: FitQuestion) => string
}

/** Answers in words, each with the way to change it. */
export function AnswerList({ questions, answers, addressOf }: Props) {
  const facts = questions.map((question) => ({
    term: nameOf(question),
    value: (
      <span className={`row ${styles.value}`}>
        {Object.hasOwn(answers, question.name) ? answerText(question, answers[question.name] ?? '') : 'Not answered'}
        {addressOf && (
          <Link to={addressOf(question)} className={`target ${styles.change}`} data-screen-only>
            Change<span className="visually-hidden"> {question.noun}</span>
          </Link>
        )}
      </span>
    ),
  }))
  return <Facts facts={facts} />
}
