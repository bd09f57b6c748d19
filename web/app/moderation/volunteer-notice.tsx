import Flag from 'lucide-react/icons/flag'
import { useUser } from '../accounts/user-store.ts'
import { addresses } from '../shell/addresses.ts'
import { Alert } from '../ui/alert/alert.tsx'
import { Link } from '../ui/link/link.tsx'

type Props = {
  listing: { title: string; user: { id: number }; held?: { why: string; words?: string | undefined } | undefined }
}

/** Links a suspended listing to the page where volunteers decide about it. They alone see other people’s hidden listings. */
export function VolunteerNotice({ listing: { title, user, held: suspension } }: Props) {
  const isOwn = useUser()?.user_id === user.id
  if (!suspension || isOwn) return null
  return (
    <div className="above-24" data-screen-only>
      <Alert type="info" icon={Flag}>
        <p>
          Only its owner and volunteers see this listing. {suspension.why}{' '}
          {suspension.words ? (
            <>
              It was decided that it stays hidden. You find who wrote what, and can decide again, in{' '}
              <Link to={`${addresses.decidedCases}?q=${encodeURIComponent(title)}`}>Decided</Link>.
            </>
          ) : (
            <>
              You decide in <Link to={addresses.cases}>Cases</Link>.
            </>
          )}
        </p>
      </Alert>
    </div>
  )
}
