import { useState } from 'react'
import { Actions, LinkPage } from '../../accounts/by-link/link-page.tsx'
import { memoizeByKey } from '../../accounts/by-link/memoize-by-key.ts'
import { privateHeaders } from '../../accounts/by-link/private-headers.ts'
import { Waiting } from '../../accounts/by-link/waiting.tsx'
import { privateMeta } from '../../accounts/page/private-meta.ts'
import { browserApi } from '../../api.ts'
import { useLinkCall } from '../../listings/by-link/use-link-call.ts'
import { Button } from '../../ui/button/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import type { Rules } from '../../ui/form/rules.ts'
import { Submit } from '../../ui/form/submit.tsx'
import styles from './by-mail.module.css'

export const headers = () => privateHeaders

const title = 'Did you write this?'

export const meta = () => privateMeta(title)

const rules: Rules<Record<never, string>> = {}

/** Looks once for each link, however often an effect runs. */
const look = memoizeByKey((token) => browserApi('lookAtMailedMessage', { body: { token } }))

/** The page behind the question about a mail that came in somebody's name: a press posts it, opening the page does not. */
export default function ByMailPage() {
  const { token, reply, again, tryAgain } = useLinkCall('token', look)
  const [isPosted, setPosted] = useState(false)
  if (!reply) return <Waiting title={title} isRetry={again} />
  if (!reply.ok && reply.status === 422) return <BadLink sentence={reply.failure.error} />
  if (!reply.ok) return <Waiting title={title} failure={reply.failure.error} onRetry={tryAgain} />
  const { body, photos, posted, conversation_id } = reply.data
  if (posted || isPosted) return <Posted conversation={conversation_id} />
  const post = async () => {
    const answer = await browserApi('postMailedMessage', { body: { token } })
    if (!answer.ok) return answer
    setPosted(true)
  }
  return (
    <LinkPage key="question" title={title} takesFocus>
      <p>This message came to us by e-mail, in your name. We could not be sure that it is yours.</p>
      {body && <blockquote className={styles.words}>{body}</blockquote>}
      {photos > 0 && <p>{photos === 1 ? 'A photo comes with it.' : `${photos} photos come with it.`}</p>}
      <Form rules={rules} send={post} label={title}>
        <Submit busyLabel="Posting…">Yes, post it</Submit>
      </Form>
      <p>You did not write it? Just close this page. Nobody else sees it.</p>
    </LinkPage>
  )
}

const Posted = ({ conversation }: { conversation: number }) => (
  <LinkPage key="posted" title="Your message is posted" takesFocus>
    <p>The other person can read it now.</p>
    <Actions>
      <Button variant="next" to={`/account/messages/${conversation}`}>
        See the conversation
      </Button>
    </Actions>
  </LinkPage>
)

const BadLink = ({ sentence }: { sentence: string }) => (
  <LinkPage key="bad" title="Nothing was posted" takesFocus>
    <p>{sentence}</p>
    <Actions>
      <Button variant="next" to="/account/messages">
        My messages
      </Button>
    </Actions>
  </LinkPage>
)
