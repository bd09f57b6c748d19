import { prohibitedIn, prohibitedMessages } from '@reable/contract/prohibited/rules'
import { Alert } from '../../ui/alert/alert.tsx'
import { useFieldText } from '../../ui/form/use-field-text.ts'
import styles from './fields.module.css'
import { useProhibited } from './prohibited-list.ts'

/** Warns when a field's text is about something that may not be passed on here: what, and where it can go. It does not block. `value` is what stands there before anything is typed. */
export function ProhibitedNotice({ name, value }: { name: string; value: string }) {
  const found = prohibitedIn(useFieldText(name, value), useProhibited())
  return (
    <div role="status" className={styles.notice}>
      {found.map((item) => (
        <ProhibitedQuestion key={item.word} messages={prohibitedMessages(item)} />
      ))}
    </div>
  )
}

export const ProhibitedQuestion = ({ messages }: { messages: ReturnType<typeof prohibitedMessages> }) => (
  <Alert type="warning" title={messages.question}>
    <p>{messages.about}</p>
    <p>{messages.goOn}</p>
  </Alert>
)
