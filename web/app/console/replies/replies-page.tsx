import { replyUseNames, replyUses } from '@reable/contract/replies/rules'
import Plus from 'lucide-react/icons/plus'
import { browserApi } from '../../api.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { Button } from '../../ui/button/button.tsx'
import { Link } from '../../ui/link/link.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { lastChangeText } from '../last-change-text.ts'
import { May } from '../may.tsx'
import type { Route } from './+types/replies-page'
import { loadReplies, replyAddress, type StoredReply } from './load-replies.ts'
import { SavedNote } from './saved-note.tsx'

export const loader = () => null

export const clientLoader = () => loadReplies(browserApi)

clientLoader.hydrate = isSignedInDocument()

export const meta = ({ loaderData }: Route.MetaArgs) =>
  consolePageMeta('Standard replies', loaderData?.kind === 'loaded')

/** The standard replies, by when they are offered, and those that were removed. */
export default function RepliesPage({ loaderData: data }: Route.ComponentProps) {
  return (
    <>
      <h1 tabIndex={-1}>Standard replies</h1>
      <SavedNote />
      {data?.kind === 'failed' && <TryAgain message={data.sentence} />}
      {data?.kind === 'loaded' && (
        <>
          <p className="measure">
            What volunteers begin with when they write to somebody. Each decision offers those that fit. They are
            changed before they are sent. What stood before is saved, and can be brought back.
          </p>
          <May act="change_replies">
            <p>
              <Button to={replyAddress('new')} icon={Plus}>
                New reply
              </Button>
            </p>
          </May>
          <Listed replies={data.replies} />
        </>
      )}
    </>
  )
}

function Listed({ replies }: { replies: StoredReply[] }) {
  const offered = replies.filter(({ removed }) => !removed)
  const parts = [
    ...replyUseNames.map((use) => ({
      title: replyUses[use].name as string,
      among: offered.filter(({ uses }) => uses.includes(use)),
    })),
    { title: 'Removed', among: replies.filter(({ removed }) => removed) },
  ]
  return parts
    .filter(({ title, among }) => among.length > 0 || title !== 'Removed')
    .map(({ title, among }) => (
      <section key={title} aria-label={title} className="stack gap-12">
        <h2>{title}</h2>
        {among.length > 0 ? <Replies among={among} title={title} /> : <p>There is none yet.</p>}
      </section>
    ))
}

const Replies = ({ among, title }: { among: readonly StoredReply[]; title: string }) => (
  <ul className="wide-tiles gap-12">
    {among.map((reply) => (
      <li key={reply.id} className="slim-card">
        <Link to={replyAddress(reply.id)} className="target">
          {reply.label}
          <span className="visually-hidden"> ({title})</span>
        </Link>
        <p className="measure as-written">{reply.text}</p>
        <p className="quiet">{lastChangeText(reply)}</p>
      </li>
    ))}
  </ul>
)
