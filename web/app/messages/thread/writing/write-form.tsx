import { findContactDetails } from '@reable/contract/messages/contact-details'
import { messagePhotoLimit, messagePhotosTooMany } from '@reable/contract/messages/conversation-rules'
import { messageError, messageLimit } from '@reable/contract/messages/rules'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Send from 'lucide-react/icons/send'
import Trash2 from 'lucide-react/icons/trash-2'
import { useRef, useState } from 'react'
import { openSignIn } from '../../../accounts/sign-in/sign-in-store.ts'
import { browserApi } from '../../../api.ts'
import { ChoosePhotos } from '../../../listings/photos/choose-photos.tsx'
import { newPhotoStore } from '../../../listings/photos/new-photo-store.ts'
import type { Photo } from '../../../listings/photos/photo.ts'
import { pictureOfPhoto } from '../../../listings/photos/photo-picture.ts'
import type { PhotoStore } from '../../../listings/photos/photo-store.ts'
import { statusLabel } from '../../../listings/photos/photo-texts.ts'
import { usePhotos } from '../../../listings/photos/use-photos.ts'
import { newId } from '../../../new-id.ts'
import { alerts } from '../../../shell/alerts/alerts.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { Form, type FormHandle } from '../../../ui/form/form.tsx'
import type { Rules } from '../../../ui/form/rules.ts'
import { Submit } from '../../../ui/form/submit.tsx'
import { useFieldText } from '../../../ui/form/use-field-text.ts'
import { Photo as Picture } from '../../../ui/gallery/photo.tsx'
import { useLimit } from '../../../use-limit.ts'
import { MessageAutosave } from '../../drafts/message-autosave.tsx'
import { messageFailed } from '../../message-alerts.ts'
import { nameWithin } from '../../name-within.ts'
import { WorryHint } from '../../worry-hint.tsx'
import type { Message, ThreadConversation } from '../load-thread.ts'
import threadStyles from '../thread.module.css'
import styles from './add-photos.module.css'

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

/** The photos that go with a message: a folded part of its form, where each says how far it is and can be taken off. */
function AddPhotos({ store }: { store: PhotoStore }) {
  const { photos } = usePhotos(store)
  return (
    <Disclosure title="Add photos">
      <ChoosePhotos store={store} />
      {photos.length > 0 && (
        <ul className="stack gap-12 above-12" aria-label="Photos of this message">
          {photos.map((photo, place) => (
            <PhotoRow key={photo.id} {...{ photo, place, store }} />
          ))}
        </ul>
      )}
    </Disclosure>
  )
}

type RowProps = { photo: Photo; place: number; store: PhotoStore }

function PhotoRow({ photo, place, store }: RowProps) {
  const name = `photo ${place + 1}`
  const picture = pictureOfPhoto(photo, name)
  return (
    <li className={`row ${styles.photo}`}>
      <div className={styles.picture}>{picture && <Picture picture={picture} fit="filling" />}</div>
      <p className={styles.state}>{statusLabel(photo)}</p>
      <div className="wrap gap-8">
        {photo.status === 'error' && photo.mayRetry && (
          <Button size="small" icon={RefreshCw} onClick={() => store.retry(photo.id)}>
            Retry<span className="visually-hidden"> {name}</span>
          </Button>
        )}
        <Button variant="quiet" size="small" icon={Trash2} onClick={() => store.remove(photo.id)}>
          Remove<span className="visually-hidden"> {name}</span>
        </Button>
      </div>
    </li>
  )
}

type Callbacks = { focusMessage: () => void; onSent: (message: Message, body: string) => void }

/** Sends a message in a conversation. The same one sent again after a failure, or after no answer, is one message. */
function useWriteMessage(conversationId: number, { focusMessage, onSent }: Callbacks) {
  const last = useRef({ content: '', key: '' })
  return async (body: string, photos: string[]) => {
    const content = JSON.stringify([body, photos])
    if (last.current.content !== content) last.current = { content, key: newId() }
    const reply = await browserApi('writeMessage', {
      params: { id: String(conversationId) },
      body: { body, photos },
      idempotencyKey: last.current.key,
    })
    if (reply.ok) {
      last.current = { content: '', key: '' }
      onSent(reply.data, body)
      return undefined
    }
    if (reply.status !== 401) {
      alerts.show(messageFailed(reply))
      return reply
    }
    // A person who is no longer signed in signs in over the page and sends again.
    openSignIn({ onSignedIn: focusMessage })
    return undefined
  }
}

type WrittenValues = { body: string }

/** The rules of a message in a conversation: words, or photos alone. */
export const writeRulesFor = (photoCount: number): Rules<WrittenValues> => ({
  body: (body) => (body === '' && photoCount > 0 ? undefined : messageError(body)),
})

/** Why photos cannot be sent yet, as the form says it; undefined when all have arrived. */
function findPhotoProblem(photos: readonly Photo[]): string | undefined {
  if (photos.some(({ status }) => status === 'uploading'))
    return 'Your photos are still on the way. Please wait a moment.'
  if (photos.some(({ status }) => status === 'error'))
    return 'A photo did not arrive. Please try it again, or remove it.'
  return undefined
}

/** A calm note to who is about to give their own address or number away: it is theirs to give. */
function ContactHint({ name }: { name: string }) {
  const details = findContactDetails(useFieldText('body'))
  return (
    <div role="status" className={threadStyles.hint}>
      {details.length > 0 && (
        <Alert type="info" title={`You give away your ${details.join(' and your ')}`}>
          <p>
            We pass it on to {name} as you typed it, and cannot take it back. You can agree on everything here without
            it.
          </p>
        </Alert>
      )}
    </div>
  )
}
