import CirclePause from 'lucide-react/icons/circle-pause'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Trash from 'lucide-react/icons/trash-2'
import { listingAddress } from '../../listings/listing-address.ts'
import { Link } from '../../ui/link/link.tsx'
import { StatusLabel } from '../../ui/status-label/status-label.tsx'
import type { ReportedListing } from '../cases/load-cases.ts'
import cardStyles from '../room-card.module.css'

const statuses = {
  hidden: { colour: 'red', icon: EyeOff, label: 'Hidden' },
  shown: { colour: 'blue', icon: Eye, label: 'Shown' },
  inactive: { colour: 'grey', icon: CirclePause, label: 'Inactive' },
  deleted: { colour: 'grey', icon: Trash, label: 'Deleted' },
} as const

function statusOf({ held: suspended, deleted, ...post }: ReportedListing['post']): keyof typeof statuses {
  if (deleted) return 'deleted'
  if (suspended) return 'hidden'
  return post.public ? 'shown' : 'inactive'
}

/** The status of a listing. `inactive`: neither hidden by reports nor shown, since it is sold, has ended, or its owner is not confirmed. */
export function ListingStatus({ post }: Pick<ReportedListing, 'post'>) {
  const { colour, icon, label } = statuses[statusOf(post)]
  return (
    <StatusLabel colour={colour} icon={icon}>
      {label}
    </StatusLabel>
  )
}

/** The title of a listing, with a link to its page as long as volunteers can see it. */
export const ListingTitle = ({ post }: Pick<ReportedListing, 'post'>) => (
  <h2 className="own-line">
    {post.held || post.public ? <Link to={listingAddress(post.id)}>{post.title}</Link> : post.title}
  </h2>
)

/** The content of the reports: the reasons, and what people wrote beside them. */
export function ReportDetails({ reasons, words }: Pick<ReportedListing, 'reasons' | 'words'>) {
  return (
    <>
      {reasons.length > 0 && (
        <ul className={cardStyles.reasons}>
          {reasons.map(({ reason, count }) => (
            <li key={reason}>
              {reason}: <strong>{count === 1 ? '1 report' : `${count} reports`}</strong>
            </li>
          ))}
        </ul>
      )}
      {words.length > 0 && <ReporterTexts words={words} />}
    </>
  )
}

function ReporterTexts({ words }: { words: string[] }) {
  return (
    <div className={`stack gap-8 ${cardStyles.words}`}>
      <h3>In their own words</h3>
      {words.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may write the same
        <blockquote key={at} className="quoted measure as-written">
          {text}
        </blockquote>
      ))}
    </div>
  )
}
