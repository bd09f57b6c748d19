import { useNavigate } from 'react-router'
import { addresses } from '../../../shell/addresses.ts'
import { alerts } from '../../../shell/alerts/alerts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useWizard } from '../wizard-context.ts'
import styles from '../wizard-page.module.css'

/** The button to leave; what is written is stored. */
export function SaveAndLeave() {
  const { draft } = useWizard()
  const navigate = useNavigate()
  const leave = () => {
    if (draft.type) alerts.showOnNextPage(savedAlert)
    navigate(addresses.myListings)
  }
  return (
    <p className={styles.leave}>
      <Button variant="plain" size="small" onClick={leave}>
        Save and leave
      </Button>
    </p>
  )
}

const savedAlert = {
  type: 'info',
  title: 'Your draft is saved on this device.',
  text: 'It is offered when you list an item the next time.',
} as const
