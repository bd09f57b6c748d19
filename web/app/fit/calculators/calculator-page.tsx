import { organisation } from '@reable/contract/organisation'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { data } from 'react-router'
import { PlainPage } from '../../content/pages/plain-page.tsx'
import { addresses } from '../../shell/addresses.ts'
import { NotFoundPage } from '../../shell/errors/not-found-page.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ErrorSummary, type SummaryHandle } from '../../ui/error-summary/error-summary.tsx'
import { TextLinks } from '../../ui/text-link/text-links.tsx'
import type { Route } from './+types/calculator-page'
import type { Calculator } from './calculator.ts'
import styles from './calculators.module.css'
import { calculatorOf } from './calculators.ts'
import { Findings, findingsId } from './findings.tsx'
import { NumberQuestion } from './number-question.tsx'
import { type Typed, typedIn, workOut } from './work-out.ts'

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
      <form {...formProps} className={styles.form} aria-label={calculator.title}>
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
  <p className={styles.privacy}>
    We do not keep these numbers. On most devices they never leave it. Where JavaScript is turned off, our server works
    it out, answers and forgets them.
  </p>
)
