import { messagePhotoLimit, messagePhotosTooMany } from '@reable/contract/messages/conversation-rules'
import { messageLimit } from '@reable/contract/messages/rules'
import Send from 'lucide-react/icons/send'
import { useRef, useState } from 'react'
import { browserApi } from '../../../api.ts'
import { newPhotoStore } from '../../../listings/photos/new-photo-store.ts'
import { usePhotos } from '../../../listings/photos/use-photos.ts'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { Form, type FormHandle } from '../../../ui/form/form.tsx'
import { Submit } from '../../../ui/form/submit.tsx'
import { useLimit } from '../../../use-limit.ts'
import { MessageAutosave } from '../../drafts/message-autosave.tsx'
import { nameWithin } from '../../name-within.ts'
import { WorryHint } from '../../worry-hint.tsx'
import type { Message, ThreadConversation } from '../load-thread.ts'
import { AddPhotos } from './add-photos.tsx'
import { ContactHint } from './contact-hint.tsx'
import { useWriteMessage } from './use-write-message.ts'
import { findPhotoProblem, type WrittenValues, writeRulesFor } from './write-rules.ts'

type Props = { conversation: ThreadConversation; onSent: (message: Message) => void }

const newPhotos = () => newPhotoStore([], { most: messagePhotoLimit, tooMany: messagePhotosTooMany })

/** The form of a conversation. Its text is stored as it is typed, and stays until it was sent. */
export function WriteForm({ conversation, onSent }: Props) {
  const { id, with: partner, role, can_write, cannot_write_reason } = conversation
  const { form, store, sent, send, clear } = useWriting(id, onSent)
  const { photos } = usePhotos(store)
  const name = nameWithin(partner.name)
  const disabledReason = can_write ? undefined : cannot_write_reason
  const closed = useLimit({ what: 'message', ask: () => browserApi('getMessageLimit', { query: {} }), sent })
  return (
    <Form rules={writeRulesFor(photos.length)} send={send} label={`Write to ${name}`} ref={form}>
      <div>
        <TextArea
          name="body"
          label="Your message"
          hint={`It goes to ${name}. Your e-mail address is not shown.`}
          rows={4}
          limit={messageLimit}
          disabledReason={disabledReason}
        />
        <WorryHint reader={role === 'buyer' ? 'the seller' : 'the buyer'} />
        <ContactHint name={name} />
        <MessageAutosave about={`conversation-${id}`} clear={clear} />
      </div>
      <AddPhotos store={store} />
      <Submit wide icon={Send} busyLabel="Sending…" disabledReason={disabledReason ?? closed}>
        Send message
      </Submit>
    </Form>
  )
}

/** The form's handle, its photos, and what happens when it is sent and after. */
function useWriting(conversationId: number, onSent: Props['onSent']) {
  const form = useRef<FormHandle>(null)
  const [store, setStore] = useState(newPhotos)
  const [sent, setSent] = useState(0)
  const focusMessage = () => form.current?.focus('body')
  const clear = () => form.current?.clear()
  const write = useWriteMessage(conversationId, {
    focusMessage,
    onSent: (message, body) => {
      // Text that was changed during the request has not been sent.
      if (form.current?.read('body') === body) clear()
      setStore(newPhotos)
      setSent((sent) => sent + 1)
      onSent(message)
      focusMessage()
    },
  })
  const send = async ({ body }: WrittenValues) => {
    const { photos } = store.getState()
    const problem = findPhotoProblem(photos)
    if (problem) return { failure: { error: problem } }
    return write(
      body,
      photos.flatMap(({ signed_id }) => signed_id ?? []),
    )
  }
  return { form, store, sent, send, clear }
}
