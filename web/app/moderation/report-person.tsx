import {
  personReasons,
  personReasonsError,
  personWordsError,
  personWordsLimit,
  shownMessagesLimit,
} from '@reable/contract/moderation/person-rules'
import { useEffect, useRef, useState } from 'react'
import { browserApi } from '../api.ts'
import { nameWithin } from '../messages/name-within.ts'
import { loadThread, type Message, type ThreadConversation } from '../messages/thread/load-thread.ts'
import type { AlertMessage } from '../shell/alerts/alert-message.ts'
import { alerts } from '../shell/alerts/alerts.ts'
import { showFailure } from '../shell/alerts/show-failure.ts'
import row from '../ui/check-list/check-list.module.css'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { FieldError } from '../ui/field/field.tsx'
import { TextArea } from '../ui/field/text-area.tsx'
import { useField } from '../ui/field/use-field.ts'
import { Form } from '../ui/form/form.tsx'
import type { FormValues } from '../ui/form/form-context.ts'
import { anyValue, type Rules } from '../ui/form/rules.ts'
import { Submit } from '../ui/form/submit.tsx'
import styles from './report-dialog.module.css'
import { useReportLimit } from './use-report-limit.ts'

/** The names of the form's fields: a box for each reason and for each message, and the reporter's own words. */
const reasonBox = (at: number) => `reason${at}`
const messageBox = (id: number) => `message${id}`
const ownWords = 'words'

const reasonsIn = (values: FormValues) => personReasons.filter((_, at) => values[reasonBox(at)])

/** The report as the API takes it, with the ticked messages and no others. */
const personReportOf = (values: FormValues, messageIds: readonly number[]) => ({
  reasons: reasonsIn(values),
  words: String(values[ownWords] ?? ''),
  message_ids: messageIds.filter((id) => values[messageBox(id)]).slice(0, shownMessagesLimit),
})

/** The rules of the form with boxes for these messages: the reasons' error is shown at the first of them, where it can be corrected. */
export const personReportRulesFor = (messageIds: readonly number[]): Rules<FormValues> => ({
  ...Object.fromEntries(personReasons.map((_, at) => [reasonBox(at), anyValue])),
  ...Object.fromEntries(messageIds.map((id) => [messageBox(id), anyValue])),
  [reasonBox(0)]: (_, all) => personReasonsError(reasonsIn(all), String(all[ownWords] ?? '')),
  [ownWords]: (words) => personWordsError(String(words)),
})

/** The report about somebody has reached the volunteers. */
const personReportSent: AlertMessage = {
  type: 'success',
  title: 'Report sent',
  text: 'Thank you. One of our volunteers will look at it. You can block this person meanwhile.',
}

export type ReportPersonProps = {
  conversation: Pick<ThreadConversation, 'id' | 'with'>
  /** Called once the dialog is closed, whether something was sent or not. */
  onDone: () => void
}

/** Asks what is wrong with the other of a conversation, and which messages to show. Closed without sending, it sends nothing. */
export function ReportPerson({ conversation, onDone }: ReportPersonProps) {
  const content = useRef<HTMLDivElement>(null)
  const closed = useReportLimit()
  const messages = useTheirMessages(conversation.id)
  const ids = messages?.map(({ id }) => id) ?? []
  const send = async (values: FormValues) => {
    const params = { id: String(conversation.id) }
    const reply = await browserApi('reportPerson', { params, body: personReportOf(values, ids) })
    if (!reply.ok) {
      if (reply.status === 0 || reply.status >= 500) showFailure(reply)
      return reply
    }
    content.current?.closest('dialog')?.close()
    alerts.show(personReportSent)
  }
  return (
    <Dialog title="Report this person" onClose={onDone}>
      <div ref={content} className="stack gap-16">
        <p>
          Our volunteers read what you say here, and the messages that you tick. They see first names, never an e-mail
          address. To understand it they may read all of this conversation: then both of you see that they did.
        </p>
        <Form rules={personReportRulesFor(ids)} send={send} label="Report this person">
          <Reasons />
          <MessagesToShow messages={messages} name={nameWithin(conversation.with.name)} />
          <TextArea
            name={ownWords}
            label="What else should we know, or do? (optional)"
            hint="A sentence or two will do."
            rows={4}
            limit={personWordsLimit}
          />
          <Submit busyLabel="Sending…" disabledReason={closed}>
            Send report
          </Submit>
        </Form>
      </div>
    </Dialog>
  )
}

/** The latest messages of the other person; undefined while they are loading. */
function useTheirMessages(id: number): Message[] | undefined {
  const [messages, setMessages] = useState<Message[]>()
  useEffect(() => {
    loadThread(browserApi, id).then((thread) =>
      setMessages('failure' in thread ? [] : thread.messages.filter(({ by }) => by === 'them')),
    )
  }, [id])
  return messages
}

function Reasons() {
  const { error, ids } = useField(reasonBox(0))
  return (
    <fieldset className={error ? styles.wrong : styles.choices} aria-describedby={error && ids.error}>
      <legend>What is wrong?</legend>
      {error && <FieldError id={ids.error}>{error}</FieldError>}
      {personReasons.map((reason, at) => (
        <Box key={reason} name={reasonBox(at)}>
          {reason}
        </Box>
      ))}
    </fieldset>
  )
}

function MessagesToShow({ messages, name }: { messages: Message[] | undefined; name: string }) {
  if (!messages?.length) return null
  return (
    <fieldset className={styles.choices}>
      <legend>Which of the messages of {name} may we see?</legend>
      {messages.map(({ id, body, sent }) => (
        <Box key={id} name={messageBox(id)}>
          <span className={`as-written ${styles.shown}`}>{body || 'Photo'}</span> <small>{sent}</small>
        </Box>
      ))}
    </fieldset>
  )
}

function Box({ name, children }: { name: string; children: React.ReactNode }) {
  const { native } = useField(name, reasonBox(0))
  return (
    <label className={row.row}>
      <input {...native} type="checkbox" />
      <span>{children}</span>
    </label>
  )
}
