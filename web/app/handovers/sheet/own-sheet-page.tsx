import { privateMeta } from '../../accounts/page/private-meta.ts'
import { storedUser } from '../../accounts/user-store.ts'
import { browserApi } from '../../api.ts'
import { conversationAddress } from '../../messages/conversation-address.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import type { Route } from './+types/own-sheet-page'
import { SheetView } from './sheet-view.tsx'
import type { saidIn } from './tick-form.tsx'

export const loader = () => null

/** A sheet is private, so the browser alone loads it. */
export const clientLoader = async ({ params }: Route.ClientLoaderArgs) =>
  // The account page redirects guests to the sign-in page.
  storedUser() ? browserApi('getSheet', { params: { id: params.id } }) : null

clientLoader.hydrate = true as const

export const meta = () => privateMeta('Handover sheet')

/** The sheet of a conversation, for its two people. */
export default function OwnSheetPage({ loaderData: reply, params }: Route.ComponentProps) {
  if (!reply) return <p role="status">Loading your sheet…</p>
  const back = conversationAddress(Number(params.id) || 0)
  if (!reply.ok && reply.status === 404)
    return (
      <EmptyState level={1} title="There is no handover sheet." text={reply.failure.error}>
        <Button variant="next" to={back}>
          Go to your messages
        </Button>
      </EmptyState>
    )
  if (!reply.ok) return <TryAgain level={1} message={reply.failure.error} />
  const save = (said: ReturnType<typeof saidIn>) => browserApi('tickSheet', { params, body: said })
  return <SheetView sheet={reply.data} saved={false} save={save} back={back} />
}
