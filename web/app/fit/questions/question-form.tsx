import { asQuestion } from '@reable/contract/fit/readings'
import type { FitQuestion } from '@reable/contract/fit/types'
import { unitsFor } from '@reable/contract/measures/rules'
import { MeasureField } from '../../listings/fields/measure-field.tsx'
import { useInBrowser } from '../../state/in-browser.ts'
import { Button } from '../../ui/button/button.tsx'
import { ChoiceField } from '../../ui/field/choice-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { NeedsScript } from '../../ui/form/needs-script.tsx'
import { Submit } from '../../ui/form/submit.tsx'
import styles from '../fit-page.module.css'
import { answerProblem } from '../people/answers.ts'
import { chooseMe, chosenPerson, typedAnswer, withAnswer } from '../people/change-stored-fit.ts'
import { changeStoredFit, useStoredFit } from '../people/use-stored-fit.ts'

type Props = { question: FitQuestion; onDone: () => void }
type AnswerProps = { question: FitQuestion; value: string }

/** One question with its answer before, if there is one, and "I don't know". */
export function QuestionForm({ question, onDone }: Props) {
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
      <div className={styles.ways}>
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
