import { useNavigate } from 'react-router'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { pathOf } from '../steps.ts'
import { useWizard } from '../wizard-context.ts'
import styles from '../wizard-page.module.css'
import { announceMissingPhotos } from './announce-missing-photos.ts'

/** The wizard begins empty; what was written before is one press away. */
export function OfferedDraft() {
  const { wizard, offered } = useWizard()
  const navigate = useNavigate()
  if (!offered) return null
  const goOn = () => {
    const draft = wizard.continueOffered()
    if (!draft) return
    announceMissingPhotos(wizard)
    navigate(pathOf(draft))
  }
  const startAgain = () => {
    wizard.startAgain()
    document.querySelector<HTMLElement>('main h1')?.focus()
  }
  return (
    <Alert type="info" level={2} title="You have a saved draft">
      <p>{nameOf(offered)}</p>
      <p className={styles.ways}>
        <Button onClick={goOn}>Continue your saved draft</Button>
        <Button variant="quiet" onClick={startAgain}>
          Start again
        </Button>
      </p>
    </Alert>
  )
}

const nameOf = ({ title, type }: { title: string; type: { name: string } | undefined }) =>
  [title.trim() && `“${title.trim()}”`, type?.name].filter(Boolean).join(', ')
