import { placeholderNames, placeholders } from '@reable/contract/replies/placeholders'
import { replyTextLimit, replyUseNames, replyUses } from '@reable/contract/replies/rules'
import { useRef, useState } from 'react'
import { LeaveQuestion } from '../../editing/leave-question.tsx'
import { RememberTyped } from '../../editing/remember-typed.tsx'
import { SaveBar } from '../../editing/save-bar.tsx'
import { addresses } from '../../shell/addresses.ts'
import { CheckBox } from '../../ui/check-box/check-box.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Submit } from '../../ui/form/submit.tsx'
import pageStyles from '../pages/pages.module.css'
import type { StoredReply } from './load-replies.ts'
import styles from './replies.module.css'
import { ReplyPreview } from './reply-preview.tsx'
import { boxOf, type ReplyValues, reasonOptions, replyBody, replyRules } from './reply-values.ts'
import { useSaveReply } from './use-save-reply.ts'

const empty = { label: '', uses: [], reason: null, text: '' }

type Initial = Pick<StoredReply, 'label' | 'uses' | 'reason' | 'text'>

/** The form of a standard reply, new or as it stands, with how it will read. */
export function ReplyForm({ reply }: { reply: StoredReply | undefined }) {
  const initial: Initial = reply ?? empty
  const { save, isSaved } = useSaveReply(reply)
  const { text, remember, isUnsaved } = useTyped(initial)
  return (
    <Form rules={replyRules} send={save} label={reply ? 'Change a reply' : 'New reply'}>
      <RememberTyped onTyped={remember} />
      <div className={pageStyles.fields}>
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
    <fieldset className={styles.uses}>
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
    <dl className={styles.names}>
      {placeholderNames.map((name) => (
        <div key={name}>
          <dt>{`{${name}}`}</dt>
          <dd>{placeholders[name].is}</dd>
        </div>
      ))}
    </dl>
  </div>
)
