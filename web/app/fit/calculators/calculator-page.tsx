import { unitNames } from '@reable/contract/catalogue/properties-rules'
import { unitsFor } from '@reable/contract/measures/rules'
import { organisation } from '@reable/contract/organisation'
import { type FormEvent, type Ref, useEffect, useId, useRef, useState } from 'react'
import { data } from 'react-router'
import { PlainPage } from '../../content/pages/plain-page.tsx'
import { addresses } from '../../shell/addresses.ts'
import { NotFoundPage } from '../../shell/errors/not-found-page.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ErrorSummary, type SummaryHandle } from '../../ui/error-summary/error-summary.tsx'
import box from '../../ui/field/field.module.css'
import { Field } from '../../ui/field/field.tsx'
import { describedBy } from '../../ui/field/text-field.tsx'
import { Select } from '../../ui/select/select.tsx'
import { TextLink } from '../../ui/text-link/text-link.tsx'
import { TextLinks } from '../../ui/text-link/text-links.tsx'
import { Drawing } from '../drawings/drawing.tsx'
import { ScaleDrawing } from '../drawings/scale-drawing.tsx'
import type { Route } from './+types/calculator-page'
import type { Asked, Calculator, Finding } from './calculator.ts'
import styles from './calculators.module.css'
import { calculatorOf } from './calculators.ts'
import { boxLimit, type Typed, typedIn, unitBox, unitOf, workOut } from './work-out.ts'

/** The part of the page with what was found: a form without a script leads there. */
const findingsId = 'found'

type FindingsProps = { calculator: Calculator; findings: readonly Finding[]; ref: Ref<HTMLHeadingElement> }

/** What a calculator found, each in words and to scale, with the listings that match. */
function Findings({ calculator, findings, ref }: FindingsProps) {
  return (
    <section id={findingsId} className={`stack gap-16 ${styles.found}`} aria-labelledby="found-heading">
      <h2 id="found-heading" ref={ref} tabIndex={-1}>
        What we found
      </h2>
      {findings.length === 0 && <p>None of the usual sizes would do. Please ask a therapist.</p>}
      <ul className="stack gap-16">
        {findings.map(({ title, size, text, drawing, links }) => (
          <li key={title} className={`stack card gap-16 ${styles.finding}`}>
            {drawing && <ScaleDrawing check={drawing} />}
            <div className="stack gap-8 tall-links">
              <h3>{title}</h3>
              <div className={styles.size}>{size}</div>
              <p>{text}</p>
              {links?.map(({ label, to }) => (
                <p key={to}>
                  <TextLink to={to}>{label}</TextLink>
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {calculator.links && <TextLinks links={calculator.links} />}
      <p>{calculator.note}</p>
      <p>
        This is no medical advice: a therapist knows more.{' '}
        <TextLink to={addresses.fitSources}>Where our rules come from</TextLink>
      </p>
    </section>
  )
}

export const loader = ({ params, request }: Route.LoaderArgs) =>
  data({ origin: new URL(request.url).origin }, { status: calculatorOf(params.name) ? 200 : 404 })

// A navigation within the site needs no request for it.
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => ({ origin: new URL(request.url).origin })

/** Answers the form of a browser without a script with the page and what was found. Nothing of it is stored or logged. */
export async function action({ params, request }: Route.ActionArgs) {
  const calculator = calculatorOf(params.name)
  if (!calculator) return data({ typed: undefined }, { status: 404 })
  const typed = typedIn(calculator, await request.formData())
  return data({ typed }, { status: workOut(calculator, typed).errors ? 422 : 200 })
}

export function meta({ params, loaderData }: Route.MetaArgs) {
  const calculator = calculatorOf(params.name)
  if (!calculator) return [{ title: `Oops, lost page · ${organisation.name}` }, { name: 'robots', content: 'noindex' }]
  const href = `${loaderData?.origin ?? ''}${addresses.fitCalculators}/${calculator.name}`
  return [
    { name: 'description', content: calculator.about },
    { tagName: 'link', rel: 'canonical', href },
  ]
}

/** One calculator, for everyone. */
export default function CalculatorPage({ params, actionData }: Route.ComponentProps) {
  const calculator = calculatorOf(params.name)
  if (!calculator) return <NotFoundPage />
  return (
    <PlainPage title={calculator.title} about={calculator.about}>
      <CalculatorForm key={calculator.name} calculator={calculator} sent={actionData?.typed} />
      <TextLinks links={[{ label: 'All calculators', to: addresses.fitCalculators }]} />
    </PlainPage>
  )
}

type Props = {
  calculator: Calculator
  /** What was sent to the server, where no script ran. */
  sent: Typed | undefined
}

/**
 * The form of a calculator. With a script it is worked out on the device and nothing is sent; without one, by the server, which answers
 * with the same page and stores nothing.
 */
function CalculatorForm({ calculator, sent }: Props) {
  const id = useId()
  const { typed, setTyped, summary, heading, errors, findings } = useWorkedOut(calculator, sent)
  const idOf = (name: string) => `${id}${name}`
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTyped(typedIn(calculator, new FormData(event.currentTarget)))
  }
  const formProps = { method: 'post', action: `#${findingsId}`, noValidate: true, onSubmit: submit } as const
  return (
    <>
      <PageTitle title={calculator.title} isWrong={typed !== undefined && !findings} />
      <form {...formProps} className={`stack start gap-24 ${styles.form}`} aria-label={calculator.title}>
        <ErrorSummary
          ref={summary}
          {...{ errors, idOf }}
          onChoose={(name) => document.getElementById(idOf(name))?.focus()}
          generalId={idOf('-general')}
        />
        {calculator.asks.map((asked) => (
          <NumberQuestion
            key={asked.question.name}
            {...{ asked }}
            id={idOf(asked.question.name)}
            typed={sent ?? {}}
            error={errors[asked.question.name]}
            isOptional={calculator.asks.length > 1}
          />
        ))}
        <PrivacyNote />
        <Button type="submit" variant="next">
          Work it out
        </Button>
      </form>
      {findings && <Findings calculator={calculator} findings={findings} ref={heading} />}
    </>
  )
}

/** What was typed, and what comes of it. Once it is worked out here, the focus goes to what was found, or to what is to be corrected. */
function useWorkedOut(calculator: Calculator, sent: Typed | undefined) {
  const [typed, setTyped] = useState(sent)
  const summary = useRef<SummaryHandle>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const outcome = typed && workOut(calculator, typed)
  const findings = outcome?.findings
  const errors = outcome?.errors ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time something is worked out here
  useEffect(() => {
    if (typed === sent) return
    if (findings) heading.current?.focus()
    else summary.current?.focus()
  }, [typed])
  return { typed, setTyped, summary, heading, errors, findings }
}

/** Here and not in the route's meta, which does not know what was sent. */
const PageTitle = ({ title, isWrong }: { title: string; isWrong: boolean }) => (
  <title>{`${isWrong ? 'Error: ' : ''}${title} · ${organisation.name}`}</title>
)

const PrivacyNote = () => (
  <p className="measure quiet">
    We do not keep these numbers. On most devices they never leave it. Where JavaScript is turned off, our server works
    it out, answers and forgets them.
  </p>
)

type NumberQuestionProps = {
  asked: Asked
  id: string
  /** What stands in the boxes at first. */
  typed: Typed
  error: string | undefined
  isOptional: boolean
}

/** A question for a measure, with the drawing of where to take it: boxes of the browser's own, which a form sends without a script too. */
function NumberQuestion({ asked, id, typed, error, isOptional }: NumberQuestionProps) {
  const { name, label, help, unit } = asked.question
  const ids = { hint: `${id}-hint`, error: `${id}-fault`, disabledReason: `${id}-not-yet` }
  const hint = isOptional ? `${help} You can leave this empty.` : help
  return (
    <div className={`stack ${styles.question}`}>
      <Drawing of={name} />
      <Field {...{ id, ids, label, hint, error }}>
        <span className={`wrap ${styles.boxes}`}>
          <input
            id={id}
            name={name}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={boxLimit}
            defaultValue={typed[name]}
            className={box.box}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy({ ids, error }, { hint })}
          />
          <Select
            name={unitBox(name)}
            aria-label={`Unit for: ${label}`}
            className={styles.unit}
            options={unitsFor(unit).map((one) => ({ value: one, text: unitNames[one] ?? one }))}
            defaultValue={unitOf(asked, typed)}
          />
        </span>
      </Field>
    </div>
  )
}
