import { organisation } from '@reable/contract/organisation'
import Search from 'lucide-react/icons/search'
import { useEffect, useRef } from 'react'
import { data } from 'react-router'
import { apiOf, browserApi } from '../api.ts'
import { PlainPage } from '../content/pages/plain-page.tsx'
import { addresses } from '../shell/addresses.ts'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import { ErrorSummary, type SummaryHandle } from '../ui/error-summary/error-summary.tsx'
import fieldStyles from '../ui/field/field.module.css'
import type { Route } from './+types/recalls-page'
import { Attribution } from './attribution.tsx'
import { LabelDrawings } from './label-drawings.tsx'
import { type LookedUp, loadLookUp, statusOfLookUp } from './load-look-up.ts'
import { RecallText } from './recall-text.tsx'
import styles from './recalls.module.css'

type RecallAnswerProps = { found: LookedUp; brand: string; model: string }

/** The answer to "Is mine recalled?", for the eye and for who has it read. */
function RecallAnswer({ found, brand, model }: RecallAnswerProps) {
  const { outcome, cards, notices, checked } = found
  if (!outcome) return null
  const { type, title, text } = answers[outcome]({ what: [brand, model].filter(Boolean).join(' '), brand, checked })
  return (
    <section className="stack measure gap-16" id="answer">
      <Alert type={type} level={2} title={title}>
        <p>{text}</p>
      </Alert>
      {cards.map((card) => (
        <div key={card.id} className="card">
          <RecallText card={card} level={3} />
        </div>
      ))}
      {(outcome === 'possible' || outcome === 'ask_model') && <LabelDrawings />}
      {notices.length > 0 && <Notices notices={notices} />}
    </section>
  )
}

type Said = { what: string; brand: string; checked: string | null }
type Words = { type: 'error' | 'warning' | 'info' | 'success'; title: string; text: string }

const dated = (checked: string | null) => (checked ? ` Our list is of ${checked}.` : '')

const answers: Record<NonNullable<LookedUp['outcome']>, (said: Said) => Words> = {
  recalled: ({ what }) => ({
    type: 'error',
    title: `Yes: ${what} is recalled`,
    text: 'Stop using it, and do not pass it on.',
  }),
  possible: ({ brand }) => ({
    type: 'warning',
    title: `Perhaps: some things by ${brand} are recalled`,
    text: 'Look for the model on the label. Compare it with the models below.',
  }),
  none: ({ what, checked }) => ({
    type: 'success',
    title: `We found no recall of ${what}`,
    text: `We know the recalls that our volunteers have written down.${dated(checked)} If you are not sure, ask the maker.`,
  }),
  ask_model: ({ brand, checked }) => ({
    type: 'info',
    title: `We found no recall of things by ${brand}`,
    text: `With the model we can be more sure.${dated(checked)} Look for it on the label.`,
  }),
}

const Notices = ({ notices }: Pick<LookedUp, 'notices'>) => (
  <section className="stack measure gap-8">
    <h3>Notices of Health Canada with these words</h3>
    <p>They may be about another thing. Please read whether yours is meant.</p>
    <ul className="stack gap-8 tall-links">
      {notices.map(({ title, url, updated }) => (
        <li key={`${url} ${title}`}>
          <a href={url}>{title}</a>
          {updated && <span className="quiet"> {updated}</span>}
        </li>
      ))}
    </ul>
  </section>
)

const title = 'Is mine recalled?'
const about =
  'Makers call back things that can hurt people. Type the brand and the model, and see whether yours is one of them.'

export async function loader({ context, request }: Route.LoaderArgs) {
  const lookUp = await loadLookUp(apiOf(context), request.url)
  return data({ lookUp, origin: new URL(request.url).origin }, { status: statusOfLookUp(lookUp) })
}

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  lookUp: await loadLookUp(browserApi, request.url),
  origin: new URL(request.url).origin,
})

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `${loaderData && 'errors' in loaderData.lookUp ? 'Error: ' : ''}${title} · ${organisation.name}` },
  { name: 'description', content: about },
  { tagName: 'link', rel: 'canonical', href: `${loaderData?.origin ?? ''}${addresses.recalls}` },
]

/** Whether a thing is recalled, by its brand and model, for everyone and without a script. */
export default function RecallsPage({ loaderData: { lookUp } }: Route.ComponentProps) {
  const { brand, model } = lookUp
  const checked = 'found' in lookUp ? lookUp.found.checked : null
  return (
    <PlainPage title={title} about={about}>
      {'failure' in lookUp && <Alert type="error" title="We cannot look it up now" text={lookUp.failure} />}
      {'found' in lookUp && <RecallAnswer found={lookUp.found} {...{ brand, model }} />}
      <LookUpForm {...{ brand, model }} errors={'errors' in lookUp ? lookUp.errors : {}} />
      <div className="stack measure gap-8">
        {checked && <p>Health Canada’s list of recalls was last looked at on {checked}.</p>}
        <p>An old recall that the list calls “archived” is a recall still.</p>
        <Attribution />
      </div>
    </PlainPage>
  )
}

type Props = { brand: string; model: string; errors: Record<string, string> }

const idOf = (name: string) => `recall-${name}`

/** The form of the page: sent as an address, so that it works without a script. */
function LookUpForm({ brand, model, errors }: Props) {
  const summary = useRef<SummaryHandle>(null)
  const isWrong = Object.keys(errors).length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer that finds something to correct
  useEffect(() => {
    if (isWrong) summary.current?.focus()
  }, [errors])
  return (
    <form
      method="get"
      action={addresses.recalls}
      noValidate
      className={`stack start gap-24 ${styles.form}`}
      aria-label="Is mine recalled?"
    >
      <ErrorSummary
        ref={summary}
        {...{ errors, idOf }}
        onChoose={(name) => document.getElementById(idOf(name))?.focus()}
        generalId={idOf('form')}
      />
      <Box name="brand" label="Brand" hint="The maker’s name, such as Drive." value={brand} error={errors.brand} />
      <Box
        {...{ name: 'model', label: 'Model name or number', value: model, error: errors.model }}
        hint="As it stands on the label. Leave it empty if you cannot find it."
      />
      <Button type="submit" variant="next" icon={Search}>
        Look it up
      </Button>
    </form>
  )
}

type BoxProps = { name: string; label: string; hint: string; value: string; error: string | undefined }

function Box({ name, label, hint, value, error }: BoxProps) {
  const id = idOf(name)
  return (
    <div className={error ? fieldStyles.wrong : fieldStyles.field}>
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`} className={`quiet ${fieldStyles.hint}`}>
        {hint}
      </p>
      <input
        {...{ id, name, type: 'text', defaultValue: value, maxLength: 200, autoComplete: 'off', spellCheck: false }}
        key={value}
        className={fieldStyles.box}
        aria-invalid={error ? true : undefined}
        aria-describedby={[`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')}
      />
      {error && (
        <p id={`${id}-error`} className={fieldStyles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
