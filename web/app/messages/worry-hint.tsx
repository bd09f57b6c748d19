import { findCautionTerms } from '@reable/contract/messages/rules'
import { Alert } from '../ui/alert/alert.tsx'
import { useFieldText } from '../ui/form/use-field-text.ts'
import styles from './contact-seller.module.css'

/** A calm note about words that people who cheat often use: the message can be sent all the same. */
export function WorryHint({ reader = 'the seller' }: { reader?: string }) {
  const words = findCautionTerms(useFieldText('body')).map((word) => `“${word}”`)
  return (
    <div role="status" className={styles.worry}>
      {words.length > 0 && (
        <Alert type="info" title={`You write of ${words.join(', ')}`}>
          <p>
            People who cheat often do, so {reader} gets a word of caution with your message. You can send it all the
            same. Pay only once you have seen the equipment.
          </p>
        </Alert>
      )}
    </div>
  )
}
