import { Alert } from '../../ui/alert/alert.tsx'
import { useStoredFit } from '../people/use-stored-fit.ts'

/** What is wrong with how this browser keeps the answers, in a sentence; nothing else changes. */
export function FitNotices() {
  const { trouble } = useStoredFit()
  return (
    <div role="status">
      {trouble === 'refused' && (
        <Alert
          type="warning"
          title="This browser cannot keep what you answer."
          text="It works all the same, and is gone when you close the page."
        />
      )}
      {trouble === 'unreadable' && (
        <Alert
          type="warning"
          title="We cannot read the answers that this browser kept."
          text="Please answer again: the new answers take their place."
        />
      )}
    </div>
  )
}
