import {
  answerKinds,
  answerTexts,
  filterTexts,
  filterWays,
  informationLimit,
  questionUnits,
} from '@reable/contract/kinds/rules'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../api.ts'
import { LeaveQuestion } from '../../editing/leave-question.tsx'
import { RememberTyped } from '../../editing/remember-typed.tsx'
import { SaveBar } from '../../editing/save-bar.tsx'
import { refusalToShow } from '../../editing/save-result.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { CheckBox } from '../../ui/check-box/check-box.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Submit } from '../../ui/form/submit.tsx'
import { Link } from '../../ui/link/link.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { BackLink } from '../back-link.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { doneNotice } from '../done-notice.ts'
import { May } from '../may.tsx'
import { changeText } from '../versions/change-text.ts'
import { versionsAddress } from '../versions/room-addresses.ts'
import type { Route } from './+types/question-page'
import { kindAddress } from './kind-addresses.ts'
import { type EditedQuestion, loadQuestion } from './load-kinds.ts'
import { type QuestionValues, questionBody, questionRules, valuesOfQuestion } from './question-values.ts'

export const loader = () => null

export const clientLoader = ({ params: { name } }: Route.ClientLoaderArgs) => loadQuestion(browserApi, name)

clientLoader.hydrate = isSignedInDocument()

const titleOf = (question: EditedQuestion | undefined) => question?.label ?? 'New question'

export const meta = ({ loaderData: data }: Route.MetaArgs) =>
  data?.kind === 'loaded' ? consolePageMeta(titleOf(data.edited), true) : consolePageMeta('', false)

/** The page to edit a question about kinds of equipment, or to write a new one for a kind. */
export default function QuestionPage({ loaderData: data, params: { id } }: Route.ComponentProps) {
  if (!data) return null
  return (
    <>
      <BackLink to={kindAddress(id)}>Back to the kind</BackLink>
      {data.kind === 'failed' && <TryAgain message={data.sentence} level={1} />}
      {data.kind === 'none' && <EmptyState level={1} title="There is no such question." />}
      {data.kind === 'loaded' && (
        <>
          <h1>{titleOf(data.edited)}</h1>
          {data.edited && <About question={data.edited} />}
          <May act="change_kinds">
            <QuestionForm key={data.edited?.version} kindId={id} question={data.edited} />
          </May>
        </>
      )}
    </>
  )
}

function About({ question }: { question: EditedQuestion }) {
  const { kinds, field_name } = question
  return (
    <>
      <p className="quiet">
        {changeText(question)}.{' '}
        <Link to={versionsAddress('question', field_name)} className="target">
          Versions
        </Link>
      </p>
      {kinds.length > 1 && (
        <p className="measure">
          A change is for all {kinds.length} kinds that ask this: {kinds.map(({ name }) => name).join(', ')}.
        </p>
      )}
    </>
  )
}

type Props = {
  /** The kind on whose way it is edited, to which a new one is added. */
  kindId: string
  /** Undefined: a new one. */
  question: EditedQuestion | undefined
}

/** The form of a question: what it asks, how it is answered, and how the list can be filtered by it. */
function QuestionForm({ kindId, question }: Props) {
  const { initial, typed, remember, save, isUnsaved } = useQuestion(kindId, question)
  return (
    <Form rules={questionRules} send={save} label={question ? 'Edit question' : 'New question'}>
      <RememberTyped onTyped={remember} />
      <div className="stack wide-column gap-fields">
        <Wording initial={initial} />
        <SelectField
          name="answer"
          label="How it is answered"
          placeholder="Choose"
          options={answerKinds.map((value) => ({ value, text: answerTexts[value] }))}
          value={initial.answer}
        />
        {typed.answer === 'number' && <NumberFields initial={initial} />}
        {typed.answer === 'choice' && <Choices initial={initial} />}
        {typed.answer !== 'text' && <FilterWays key={typed.answer} answer={typed.answer} value={initial.filter} />}
        <CheckBox name="private" ticked={initial.private}>
          The answer is shown to its owner alone
        </CheckBox>
      </div>
      <SaveBar cancelTo={kindAddress(kindId)}>
        <Submit busyLabel="Saving…" wide>
          Save
        </Submit>
      </SaveBar>
      <LeaveQuestion isFormUnsaved={isUnsaved} isAsideUnsaved={() => false} />
    </Form>
  )
}

/** The state of the form: what is typed, and saving. */
function useQuestion(kindId: string, question: EditedQuestion | undefined) {
  const initial = valuesOfQuestion(question)
  const navigate = useNavigate()
  const [typed, setTyped] = useState(initial)
  const isSaved = useRef(false)
  const save = async (values: QuestionValues) => {
    const body = questionBody(values)
    const reply = question
      ? await browserApi('changeQuestion', {
          params: { name: question.field_name },
          body: { ...body, version: question.version },
        })
      : await browserApi('createQuestion', { body: { ...body, kind_id: Number(kindId) } })
    if (!reply.ok) return refusalToShow(reply)
    isSaved.current = true
    alerts.showOnNextPage(doneNotice('Saved', reply.data.label))
    navigate(kindAddress(kindId))
    return undefined
  }
  const isUnsaved = () =>
    !isSaved.current && JSON.stringify(questionBody(typed)) !== JSON.stringify(questionBody(initial))
  const remember = (values: object) => setTyped((before) => ({ ...before, ...values }))
  return { initial, typed, remember, save, isUnsaved }
}

type InitialProps = { initial: QuestionValues }

const Wording = ({ initial }: InitialProps) => (
  <>
    <TextField name="label" label="Label" hint="Two or three words, such as Seat width." value={initial.label} />
    <TextArea
      name="tooltip"
      label="Information (optional)"
      hint="How to find the answer, such as where to measure."
      rows={3}
      limit={informationLimit}
      value={initial.tooltip}
    />
    <TextArea
      name="reason"
      label="Why it matters (optional)"
      hint="Stands beside the question, for whoever lists one."
      rows={2}
      limit={informationLimit}
      value={initial.reason}
    />
  </>
)

const NumberFields = ({ initial }: InitialProps) => (
  <>
    <SelectField
      name="unit"
      label="Unit"
      placeholder="Choose"
      options={Object.entries(questionUnits).map(([value, text]) => ({ value, text }))}
      value={initial.unit}
    />
    <TextField name="min" label="Least" hint="In the first of its units." inputMode="decimal" value={initial.min} />
    <TextField name="max" label="Most" hint="In the first of its units." inputMode="decimal" value={initial.max} />
  </>
)

const Choices = ({ initial }: InitialProps) => (
  <>
    <TextArea
      name="options"
      label="Choices"
      hint="One in each line, in the order in which they are shown."
      rows={6}
      value={initial.options}
    />
    <TextArea
      name="retired_options"
      label="Retired choices (optional)"
      hint="Offered no more. Listings that say one stay shown and found."
      rows={2}
      value={initial.retired_options}
    />
  </>
)

/** The ways that go with an answer; another answer has others. */
function FilterWays({ answer, value }: { answer: string; value: string }) {
  const ways = answerKinds.flatMap((kind) => (kind === answer ? filterWays[kind] : []))
  return (
    <SelectField
      name="filter"
      label="How the list can be filtered by it"
      placeholder="Choose"
      options={ways.map((way) => ({ value: way, text: filterTexts[way] }))}
      value={ways.find((way) => way === value) ?? ''}
    />
  )
}
