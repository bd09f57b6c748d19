import { mayDo } from '@reable/contract/volunteers/rules'
import { browserApi } from '../../api.ts'
import { addresses } from '../../shell/addresses.ts'
import { isSignedInDocument } from '../../state/signed-in.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { BackLink } from '../back-link.tsx'
import { consolePageMeta } from '../console-page-meta.ts'
import { lastChangeText } from '../last-change-text.ts'
import { May, useRoom } from '../may.tsx'
import pageStyles from '../pages/pages.module.css'
import type { Route } from './+types/reply-page'
import { loadReply, type StoredReply } from './load-replies.ts'
import { ReplyForm } from './reply-form.tsx'
import { ReplyPreview } from './reply-preview.tsx'
import { ReplyVersions } from './reply-versions.tsx'
import { useSaveReply } from './use-save-reply.ts'

export const loader = () => null

export const clientLoader = ({ params: { id } }: Route.ClientLoaderArgs) => loadReply(browserApi, id)

clientLoader.hydrate = isSignedInDocument()

const titleOf = ([reply]: readonly StoredReply[]) => (reply ? `Reply: ${reply.label}` : 'New reply')

export const meta = ({ loaderData: data }: Route.MetaArgs) =>
  data?.kind === 'loaded' ? consolePageMeta(titleOf(data.versions), true) : consolePageMeta('', false)

/** The page to change a standard reply, to remove it, and to bring an earlier version back; or to write a new one. */
export default function ReplyPage({ loaderData: data }: Route.ComponentProps) {
  if (!data) return null
  return (
    <>
      <BackLink to={addresses.replies}>Back to Replies</BackLink>
      {data.kind === 'failed' && <TryAgain message={data.sentence} level={1} />}
      {data.kind === 'none' && <EmptyState level={1} title="There is no such reply." />}
      {data.kind === 'loaded' && <Shown versions={data.versions} />}
    </>
  )
}

function Shown({ versions }: { versions: StoredReply[] }) {
  const [reply] = versions
  const mayChange = mayDo('change_replies', useRoom().role)
  return (
    <>
      <h1>{titleOf(versions)}</h1>
      {reply && (
        <p className={pageStyles.changed}>
          {reply.removed && 'It was removed, and nobody is offered it. '}
          {lastChangeText(reply)}
        </p>
      )}
      {!mayChange && reply && <ReplyPreview text={reply.text} />}
      <May act="change_replies">
        <ReplyForm key={reply?.version} reply={reply} />
        {reply && !reply.removed && <Remove reply={reply} />}
      </May>
      <ReplyVersions versions={versions} />
    </>
  )
}

function Remove({ reply }: { reply: StoredReply }) {
  const { busy, saveVersion } = useSaveReply(reply)
  return (
    <section aria-labelledby="remove" className={pageStyles.kind}>
      <h2 id="remove">Remove it</h2>
      <p className={pageStyles.intro}>Nobody is offered it any more. You can bring it back.</p>
      <p>
        <Button
          variant="danger"
          busy={busy}
          busyLabel="Removing…"
          onClick={() => saveVersion({ ...reply, removed: true })}
        >
          Remove this reply
        </Button>
      </p>
    </section>
  )
}
