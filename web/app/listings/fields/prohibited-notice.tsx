import { prohibitedIn, prohibitedWords } from '@reable/contract/listings/prohibited-items'
import { Alert } from '../../ui/alert/alert.tsx'
import { useTyped } from '../../ui/form/use-typed.ts'
import styles from './fields.module.css'

/** Warns when a field's text is about something that may not be passed on here: what, and where it can go. It does not block. */
export function ProhibitedNotice({ name }: { name: string }) {
  const found = prohibitedIn(useTyped(name))
  return (
    <div role="status" className={styles.notice}>
      {found.map((item) => {
        const { question, about, goOn } = prohibitedWords(item)
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
