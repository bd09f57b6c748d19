import { prohibitedIn, prohibitedMessages } from '@reable/contract/listings/prohibited-items'
import { Alert } from '../../ui/alert/alert.tsx'
import { useFieldText } from '../../ui/form/use-field-text.ts'
import styles from './fields.module.css'

/** Warns when a field's text is about something that may not be passed on here: what, and where it can go. It does not block. */
export function ProhibitedNotice({ name }: { name: string }) {
  const found = prohibitedIn(useFieldText(name))
  return (
    <div role="status" className={styles.notice}>
      {found.map((item) => {
        const { question, about, goOn } = prohibitedMessages(item)
        return (
          <Alert key={item.word} type="warning" title={question}>
            <p>{about}</p>
            <p>{goOn}</p>
          </Alert>
        )
      })}
    </div>
  )
}
