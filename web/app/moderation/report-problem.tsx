import Flag from 'lucide-react/icons/flag'
import { useUser } from '../accounts/user-store.ts'
import { Button } from '../ui/button/button.tsx'
import { useReportDialog } from './use-report-dialog.tsx'

type Props = { listing: { id: number; user: { id: number }; held?: object | undefined } }

/** Opens Report Problem, whose code is fetched then. Not for the listing's owner, nor for a suspended listing. (POST-04) */
export function ReportProblem({ listing }: Props) {
  const isOwn = useUser()?.user_id === listing.user.id
  const { open, dialog } = useReportDialog(listing.id)
  if (isOwn || listing.held) return null
  return (
    <>
      <Button variant="quiet" size="small" icon={Flag} className="needs-script" onClick={open}>
        Report
        <span className="visually-hidden"> Problem</span>
      </Button>
      {dialog}
    </>
  )
}
