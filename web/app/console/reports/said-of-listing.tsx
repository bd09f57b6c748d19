import CirclePause from 'lucide-react/icons/circle-pause'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Trash from 'lucide-react/icons/trash-2'
import { Link } from '../../ui/link/link.tsx'
import { StatusLabel } from '../../ui/status-label/status-label.tsx'
import type { DecidedListing, ReportedListing } from './load-reported.ts'
import styles from './reports.module.css'

type About = ReportedListing | DecidedListing

const looks = {
  hidden: { colour: 'red', icon: EyeOff, word: 'Hidden' },
  shown: { colour: 'blue', icon: Eye, word: 'Shown' },
  inactive: { colour: 'grey', icon: CirclePause, word: 'Inactive' },
  deleted: { colour: 'grey', icon: Trash, word: 'Deleted' },
} as const

function standingOf({ held, deleted, ...post }: About['post']): keyof typeof looks {
  if (deleted) return 'deleted'
  if (held) return 'hidden'
  return post.public ? 'shown' : 'inactive'
}

/** How a listing stands. Neither hidden by reports nor shown: it is sold, has ended, or its owner is not confirmed. */
export function Standing({ post }: Pick<About, 'post'>) {
  const { colour, icon, word } = looks[standingOf(post)]
  return (
    <StatusLabel colour={colour} icon={icon}>
      {word}
    </StatusLabel>
  )
}

/** Its title, and a way to its page for as long as volunteers can see it. */
export const ListingTitle = ({ post }: Pick<About, 'post'>) => (
  <h2 className="own-line">
    {post.held || post.public ? <Link to={`/posts/${post.id}`}>{post.title}</Link> : post.title}
  </h2>
)

/** What reports say: the reasons, and what somebody wrote beside them. */
export function SaidOfListing({ reasons, words }: Pick<About, 'reasons' | 'words'>) {
  return (
    <>
      {reasons.length > 0 && (
        <ul className={styles.reasons}>
          {reasons.map(({ reason, count }) => (
            <li key={reason}>
              {reason}: <strong>{count === 1 ? '1 report' : `${count} reports`}</strong>
            </li>
          ))}
        </ul>
      )}
      {words.length > 0 && <InTheirWords words={words} />}
    </>
  )
}

function InTheirWords({ words }: { words: string[] }) {
  return (
    <div className={styles.words}>
      <h3>In their own words</h3>
      {words.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may write the same
        <blockquote key={at}>{text}</blockquote>
      ))}
    </div>
  )
}
