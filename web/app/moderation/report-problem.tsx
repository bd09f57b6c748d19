import { organisation } from '@reable/contract/organisation'
import Flag from 'lucide-react/icons/flag'
import { type ComponentType, useState } from 'react'
import { useUser } from '../accounts/user-store.ts'
import { alerts } from '../shell/alerts/alerts.ts'
import { Button } from '../ui/button/button.tsx'
import type { ReportDialogProps } from './report-dialog.tsx'
import styles from './report-problem.module.css'

type Props = { listing: { id: number; user: { id: number }; held?: object | undefined } }

/** Opens Report Problem, whose code is fetched then. Not for the listing's owner, nor for a suspended listing. (POST-04) */
export function ReportProblem({ listing }: Props) {
  const isOwn = useUser()?.user_id === listing.user.id
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<ReportDialogProps> }>()
  const [open, setOpen] = useState(false)
  if (isOwn || listing.held) return null
  const openDialog = async () => {
    const part = loaded ?? (await loadDialog())
    if (!part) return alerts.show(loadingFailed)
    setLoaded(part)
    setOpen(true)
  }
  return (
    <>
      <Button variant="quiet" size="small" icon={Flag} className={styles.report} onClick={openDialog}>
        Report
        <span className="visually-hidden"> Problem</span>
      </Button>
      {open && loaded && <loaded.Dialog listingId={listing.id} onClose={() => setOpen(false)} />}
    </>
  )
}

const loadDialog = () =>
  import('./report-dialog.tsx').then(({ ReportDialog }) => ({ Dialog: ReportDialog })).catch(() => undefined)

const loadingFailed = {
  type: 'error',
  title: 'Report Problem cannot be opened now.',
  text: `Check your connection and try again, or write to ${organisation.email}.`,
} as const
