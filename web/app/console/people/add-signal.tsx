import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import styles from '../reports/reports.module.css'
import { SignalForm } from './signal-form.tsx'
import { newSignal } from './signal-values.ts'

/** The button that opens the form of a new signal. */
export function AddSignal({ onChanged }: { onChanged: () => Promise<void> }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.choices}>
      <Button variant="other" icon={Plus} onClick={() => setIsOpen(true)}>
        Add a signal
      </Button>
      {isOpen && <SignalForm signal={newSignal} onChanged={onChanged} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
