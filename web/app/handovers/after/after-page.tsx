import type { Answer } from '@reable/contract/client'
import { type HowItWent, howItWent } from '@reable/contract/handovers/sheets/rules'
import { data } from 'react-router'
import { Actions, LinkPage } from '../../accounts/by-link/link-page.tsx'
import { privateHeaders } from '../../accounts/by-link/private-headers.ts'
import { privateMeta } from '../../accounts/page/private-meta.ts'
import { apiOf } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { Button } from '../../ui/button/button.tsx'
import row from '../../ui/check-list/check-list.module.css'
import { FieldError } from '../../ui/field/field.tsx'
import styles from '../handover.module.css'
import { ListAgain } from '../sheet/list-again.tsx'
import type { Route } from './+types/after-page'

export const headers = () => privateHeaders

const title = 'How did it go?'

export const meta = () => privateMeta(title)

const questions = Object.keys(howItWent) as HowItWent[]

/** The answers that a form or an address holds, by their questions. */
const chosenIn = (values: { get: (name: string) => unknown }): Chosen =>
  Object.fromEntries(
    questions.flatMap((name) => {
      const value = values.get(name)
      return value === 'yes' || value === 'no' ? [[name, value]] : []
    }),
  )

/** Reads what the link is about. Opening it says nothing, since scanners of mail open links too: only the press does. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('token') ?? ''
  if (!token) return null
  const reply = await apiOf(context)('readHowItWent', { body: { token } })
  if (!reply.ok) return data({ error: reply.failure.error }, { status: reply.status || 503 })
  return { token, link: reply.data, chosen: chosenIn(searchParams), error: undefined }
}

/** Stores the answers, with a script and without one. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const token = String(form.get('token') ?? '')
  const chosen = chosenIn(form)
  const call = apiOf(context)
  const said = Object.fromEntries(Object.entries(chosen).map(([name, value]) => [name, value === 'yes']))
  const reply = await call('sayHowItWent', { body: { token, ...said } })
  if (reply.ok) return { sent: reply.data }
  const before = reply.status === 422 ? await call('readHowItWent', { body: { token } }) : undefined
  if (before?.ok) return data({ token, link: before.data, chosen, error: reply.failure.error }, { status: 422 })
  return data({ error: reply.failure.error }, { status: reply.status || 503 })
}

/** Where the two taps of the mail after 30 days lead. It works without a script. */
export default function AfterPage({ loaderData, actionData }: Route.ComponentProps) {
  const shown = actionData ?? loaderData
  if (!shown) return <Over sentence="Please open the link in our e-mail again." />
  if ('sent' in shown) return <Thanks again={shown.sent.again} />
  if (!('link' in shown)) return <Over sentence={shown.error} />
  if (shown.link.said) return <Over sentence="You told us already. Thank you." />
  return (
    <LinkPage title={title}>
      <AfterForm {...shown} />
    </LinkPage>
  )
}

/** Whom it does not fit may list it again. */
const Thanks = ({ again }: { again: string | null }) => (
  <LinkPage title="Thank you" takesFocus>
    <p>We count your answer, and show it to nobody.</p>
    {again && (
      <>
        <p>We are sorry that it does not fit. Somebody else may need just this. We fill in all that we know of it.</p>
        <Actions>
          <ListAgain token={again} />
        </Actions>
      </>
    )}
  </LinkPage>
)

const Over = ({ sentence }: { sentence: string }) => (
  <LinkPage title="Nothing was sent" takesFocus>
    <p>{sentence}</p>
    <Actions>
      <Button variant="next" to={addresses.contactUs}>
        Write to us
      </Button>
    </Actions>
  </LinkPage>
)

type Chosen = Partial<Record<HowItWent, 'yes' | 'no'>>

type Props = { token: string; link: Answer<'readHowItWent'>; chosen: Chosen; error: string | undefined }

const errorId = 'after-error'

/** Two questions, what was tapped in the mail chosen, and the button that sends them: the browser's own form. */
function AfterForm({ token, link, chosen, error }: Props) {
  return (
    <form method="post" action="/handover/after" className="stack gap-12">
      <p>
        About <strong>{link.title}</strong>. You can answer one of the two, or both.
      </p>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <input type="hidden" name="token" value={token} />
      {Object.entries(howItWent).map(([name, { asks, yes, no }]) => (
        <fieldset key={name} aria-describedby={error ? errorId : undefined}>
          <legend>
            <strong>{asks}</strong>
          </legend>
          {[
            { value: 'yes', label: yes },
            { value: 'no', label: no },
          ].map(({ value, label }) => (
            <label key={value} className={row.row}>
              <input type="radio" name={name} value={value} defaultChecked={chosen[name as HowItWent] === value} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className={`wrap gap-12 ${styles.actions}`}>
        <Button type="submit" variant="next">
          Send my answer
        </Button>
      </div>
    </form>
  )
}
