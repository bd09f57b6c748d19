import { type HowItWent, howItWent } from '@reable/contract/handovers/sheets/rules'
import { data } from 'react-router'
import { Actions, LinkPage } from '../../accounts/by-link/link-page.tsx'
import { privateHeaders } from '../../accounts/by-link/private-headers.ts'
import { privateMeta } from '../../accounts/page/private-meta.ts'
import { apiOf } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { Button } from '../../ui/button/button.tsx'
import { ListAgain } from '../sheet/list-again.tsx'
import type { Route } from './+types/after-page'
import { AfterForm, type Chosen } from './after-form.tsx'

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
