import { organisation } from '@reable/contract/organisation'
import { data } from 'react-router'
import { PlainPage } from '../../content/pages/plain-page.tsx'
import { addresses } from '../../shell/addresses.ts'
import { NotFoundPage } from '../../shell/errors/not-found-page.tsx'
import { TextLinks } from '../../ui/text-link/text-links.tsx'
import type { Route } from './+types/calculator-page'
import { CalculatorForm } from './calculator-form.tsx'
import { calculatorOf } from './calculators.ts'
import { typedIn, workOut } from './work-out.ts'

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
