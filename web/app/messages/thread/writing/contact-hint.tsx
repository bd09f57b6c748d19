import { findContactDetails } from '@reable/contract/messages/contact-details'
import { Alert } from '../../../ui/alert/alert.tsx'
import { useFieldText } from '../../../ui/form/use-field-text.ts'
import styles from '../thread.module.css'

/** A calm note to who is about to give their own address or number away: it is theirs to give. */
export function ContactHint({ name }: { name: string }) {
  const details = findContactDetails(useFieldText('body'))
  return (
    <div role="status" className={styles.hint}>
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
