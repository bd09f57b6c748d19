import type { Answer } from '@reable/contract/client'
import { answerLinkUsed, type QuickAnswer, quickAnswerNames, quickAnswers } from '@reable/contract/handovers/rules'
import type { ComponentProps } from 'react'
import { data } from 'react-router'
import { Actions, LinkPage } from '../accounts/by-link/link-page.tsx'
import { privateHeaders } from '../accounts/by-link/private-headers.ts'
import { privateMeta } from '../accounts/page/private-meta.ts'
import { apiOf } from '../api.ts'
import { nameWithin } from '../messages/name-within.ts'
import { addresses } from '../shell/addresses.ts'
import { Button } from '../ui/button/button.tsx'
import row from '../ui/check-list/check-list.module.css'
import { FieldError } from '../ui/field/field.tsx'
import type { Route } from './+types/answer-link-page'
import styles from './handover.module.css'

type AnswerLink = Answer<'readAnswerLink'>

export const headers = () => privateHeaders

const title = 'Answer with one press'
const unfitTitle = 'This answer does not fit any more'

export const meta = () => privateMeta(title)

const isAnswer = (value: unknown): value is QuickAnswer => quickAnswerNames.some((name) => name === value)

/**
 * Reads what the link is about. The page is made for its request alone, and nothing of it is stored (docs/decisions/0053). Opening it sends
 * nothing, since scanners of mail open links too: only the press does.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const [token, answer] = [searchParams.get('token') ?? '', searchParams.get('answer')]
  if (!token) return null
  const reply = await apiOf(context)('readAnswerLink', { body: { token } })
  if (!reply.ok) return data({ error: reply.failure.error }, { status: reply.status || 503 })
  return { token, link: reply.data, chosen: isAnswer(answer) ? answer : undefined }
}

/** Sends the answer, with a script and without one. What went wrong leaves the choice as it was. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const [token, answer] = [String(form.get('token') ?? ''), form.get('answer')]
  const call = apiOf(context)
  if (!isAnswer(answer)) {
    const reply = await call('readAnswerLink', { body: { token } })
    if (!reply.ok) return data({ error: reply.failure.error }, { status: reply.status || 503 })
    return data({ token, link: reply.data, chosen: undefined, missing: true }, { status: 422 })
  }
  const reply = await call('answerByLink', { body: { token, answer } })
  return reply.ok ? { sent: reply.data } : data({ error: reply.failure.error }, { status: reply.status || 503 })
}

/** Where the prepared answers of a mail lead. It works without a script. */
export default function AnswerLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const shown = actionData ?? loaderData
  if (!shown) return <Over sentence="Please open the link in our e-mail again." />
  if ('sent' in shown)
    return <Over title="Your answer is sent" sentence={`${shown.sent.to} can read it now.`} link={shown.sent} />
  if ('error' in shown) return <Over sentence={shown.error} />
  if (shown.link.used) return <Over sentence={answerLinkUsed} link={shown.link} />
  return <Choice {...shown} missing={'missing' in shown} />
}

type ChoiceProps = ComponentProps<typeof AnswerLinkForm>

/** The answers that fit. Where the one that was pressed in the mail does not any more, this is said first. */
function Choice({ link, chosen, ...form }: ChoiceProps) {
  const { answers, why_not: whyNot } = link
  if (answers.length === 0) return <Over title={unfitTitle} sentence={whyNot ?? ''} link={link} />
  const isUnfit = chosen && !answers.includes(chosen)
  return (
    <LinkPage title={isUnfit ? unfitTitle : title}>
      {isUnfit && <p>{whyNot}</p>}
      <AnswerLinkForm {...form} link={link} chosen={isUnfit ? undefined : chosen} />
    </LinkPage>
  )
}

/** What became of it, and the way to the messages. */
function Over({ title = 'Nothing was sent', sentence, link }: { title?: string; sentence: string; link?: AnswerLink }) {
  return (
    <LinkPage title={title} takesFocus>
      <p>{sentence}</p>
      <Actions>
        <Button
          variant="next"
          to={link ? `${addresses.conversations}/${link.conversation_id}` : addresses.conversations}
        >
          Go to your messages
        </Button>
      </Actions>
    </LinkPage>
  )
}

type Props = {
  token: string
  link: Answer<'readAnswerLink'>
  chosen: QuickAnswer | undefined
  /** Whether it was sent with nothing chosen. */
  missing: boolean
}

const errorId = 'answer-error'

/** The prepared answers, the one that was pressed in the mail chosen, and the button that sends it: the browser's own form. */
function AnswerLinkForm({ token, link, chosen, missing }: Props) {
  return (
    <form method="post" action="/messages/answer" className="stack gap-12">
      <p>
        To <strong>{nameWithin(link.to)}</strong>
        {link.title && (
          <>
            , about your listing <strong>{link.title}</strong>
          </>
        )}
        .
      </p>
      <input type="hidden" name="token" value={token} />
      <div role="radiogroup" aria-labelledby="answers" aria-describedby={missing ? errorId : undefined}>
        <strong id="answers">Your answer</strong>
        {missing && <FieldError id={errorId}>Answer: choose one of the prepared answers</FieldError>}
        {link.answers.map((answer) => (
          <label key={answer} className={row.row}>
            <input type="radio" name="answer" value={answer} defaultChecked={answer === chosen} />
            <span>{quickAnswers[answer]}</span>
          </label>
        ))}
      </div>
      <div className={`wrap gap-12 ${styles.actions}`}>
        <Button type="submit" variant="next">
          Send this answer
        </Button>
      </div>
    </form>
  )
}
