import {
  fillWithExamples,
  placeholderNames,
  placeholders,
  unknownPlaceholderError,
} from '@reable/contract/replies/placeholders'
import { replyTextLimit, replyUseNames, replyUses } from '@reable/contract/replies/rules'
import { mayDo } from '@reable/contract/volunteers/rules'
import { useRef, useState } from 'react'
import { browserApi } from '../../api.ts'
import { LeaveQuestion } from '../../editing/leave-question.tsx'
import { RememberTyped } from '../../editing/remember-typed.tsx'
import { SaveBar } from '../../editing/save-bar.tsx'
import { addresses } from '../../shell/addresses.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { Button } from '../../ui/button/button.tsx'
import { CheckBox } from '../../ui/check-box/check-box.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Submit } from '../../ui/form/submit.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { BackLink } from '../back-link.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { lastChangeText } from '../last-change-text.ts'
import { May, useRoom } from '../may.tsx'
import { VersionsLink } from '../versions/versions-link.tsx'
import type { Route } from './+types/reply-page'
import { loadReply, type StoredReply } from './load-replies.ts'
import styles from './replies.module.css'
import { boxOf, type ReplyValues, reasonOptions, replyBody, replyRules } from './reply-values.ts'
import { useSaveReply } from './use-save-reply.ts'

export const loader = () => null

export const clientLoader = ({ params: { id } }: Route.ClientLoaderArgs) => loadReply(browserApi, id)

clientLoader.hydrate = isSignedInDocument()

const titleOf = (reply: StoredReply | undefined) => (reply ? `Reply: ${reply.label}` : 'New reply')

export const meta = ({ loaderData: data }: Route.MetaArgs) =>
  data?.kind === 'loaded' ? consolePageMeta(titleOf(data.reply), true) : consolePageMeta('', false)

/** The page to change a standard reply or to remove it; or to write a new one. */
export default function ReplyPage({ loaderData: data }: Route.ComponentProps) {
  if (!data) return null
  return (
    <>
      <BackLink to={addresses.replies}>Back to Replies</BackLink>
      {data.kind === 'failed' && <TryAgain message={data.sentence} level={1} />}
      {data.kind === 'none' && <EmptyState level={1} title="There is no such reply." />}
      {data.kind === 'loaded' && <Shown reply={data.reply} />}
    </>
  )
}

function Shown({ reply }: { reply: StoredReply | undefined }) {
  const mayChange = mayDo('change_replies', useRoom().role)
  return (
    <>
      <h1>{titleOf(reply)}</h1>
      {reply && (
        <p className="quiet">
          {reply.removed && 'It was removed, and nobody is offered it. '}
          {lastChangeText(reply)}
        </p>
      )}
      {!mayChange && reply && <ReplyPreview text={reply.text} />}
      <May act="change_replies">
        <ReplyForm key={reply?.version} reply={reply} />
        {reply && !reply.removed && <Remove reply={reply} />}
      </May>
      {reply && reply.version > 1 && (
        <p>
          <VersionsLink kind="reply" id={reply.id} name={reply.label} />
        </p>
      )}
    </>
  )
}

function Remove({ reply }: { reply: StoredReply }) {
  const { busy, saveVersion } = useSaveReply(reply)
  return (
    <section aria-labelledby="remove" className="stack gap-12">
      <h2 id="remove">Remove it</h2>
      <p className="measure">Nobody is offered it any more. You can bring it back.</p>
      <p>
        <Button
          variant="danger"
          busy={busy}
          busyLabel="Removing…"
          onClick={() => saveVersion({ ...reply, removed: true })}
        >
          Remove this reply
        </Button>
      </p>
    </section>
  )
}

const empty = { label: '', uses: [], reason: null, text: '' }

type Initial = Pick<StoredReply, 'label' | 'uses' | 'reason' | 'text'>

/** The form of a standard reply, new or as it stands, with how it will read. */
function ReplyForm({ reply }: { reply: StoredReply | undefined }) {
  const initial: Initial = reply ?? empty
  const { save, isSaved } = useSaveReply(reply)
  const { text, remember, isUnsaved } = useTyped(initial)
  return (
    <Form rules={replyRules} send={save} label={reply ? 'Change a reply' : 'New reply'}>
      <RememberTyped onTyped={remember} />
      <div className="stack wide-column gap-fields">
        <ReplyFields initial={initial} />
        <PlaceholderList />
        <ReplyPreview text={text} />
      </div>
      <SaveBar cancelTo={addresses.replies}>
        <Submit busyLabel="Saving…" wide>
          {reply?.removed ? 'Save and offer it again' : 'Save'}
        </Submit>
      </SaveBar>
      <LeaveQuestion isFormUnsaved={() => !isSaved.current && isUnsaved()} isAsideUnsaved={() => false} />
    </Form>
  )
}

/** What is typed, for the preview and for who leaves without saving. */
function useTyped({ label, text: before, uses, reason }: Initial) {
  const typed = useRef<ReplyValues>(undefined)
  const [text, setText] = useState(before)
  const remember = (values: ReplyValues) => {
    typed.current = { ...typed.current, ...values }
    setText(String(values.text ?? ''))
  }
  const isUnsaved = () =>
    typed.current !== undefined &&
    JSON.stringify(replyBody(typed.current)) !== JSON.stringify({ label, text: before, uses, reason })
  return { text, remember, isUnsaved }
}

const ReplyFields = ({ initial: { label, uses, reason, text } }: { initial: Initial }) => (
  <>
    <TextField name="label" label="Label" hint="On the button that volunteers press." value={label} />
    <fieldset className={`stack ${styles.uses}`}>
      <legend>When it is offered</legend>
      {replyUseNames.map((use) => (
        <CheckBox key={use} name={boxOf(use)} ticked={uses.includes(use)}>
          {replyUses[use].name}
        </CheckBox>
      ))}
    </fieldset>
    <SelectField
      name="reason"
      label="Offered first where this was reported or found (optional)"
      options={reasonOptions}
      placeholder="None of these"
      value={reason ?? ''}
    />
    <TextArea
      name="text"
      label="Text"
      hint="Kind and plain: what is wrong, and what the person can do now. Short sentences."
      rows={7}
      limit={replyTextLimit}
      value={text}
    />
  </>
)

const PlaceholderList = () => (
  <div>
    <p>You can write these, and they are filled in when the reply is used:</p>
    <dl className={`stack gap-8 ${styles.names}`}>
      {placeholderNames.map((name) => (
        <div key={name}>
          <dt>{`{${name}}`}</dt>
          <dd>{placeholders[name].is}</dd>
        </div>
      ))}
    </dl>
  </div>
)

/** How a reply reads, with example values in the place of its placeholders. */
function ReplyPreview({ text }: { text: string }) {
  const wrong = unknownPlaceholderError(text)
  return (
    <section className={`stack gap-8 ${styles.preview}`} aria-label="As somebody reads it">
      <h2>As somebody reads it</h2>
      <p className="measure as-written">{fillWithExamples(text) || 'Nothing is written yet.'}</p>
      {wrong && <p>{wrong}</p>}
    </section>
  )
}
