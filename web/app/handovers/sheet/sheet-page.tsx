import { data } from 'react-router'
import { Actions, LinkPage } from '../../accounts/by-link/link-page.tsx'
import { privateHeaders } from '../../accounts/by-link/private-headers.ts'
import { Waiting } from '../../accounts/by-link/waiting.tsx'
import { privateMeta } from '../../accounts/page/private-meta.ts'
import { apiOf, browserApi } from '../../api.ts'
import { useLinkCall } from '../../listings/by-link/use-link-call.ts'
import { addresses } from '../../shell/addresses.ts'
import { Button } from '../../ui/button/button.tsx'
import type { Route } from './+types/sheet-page'
import { type OpenedSheet, openSheet, openSheetOnce } from './sheet-load.ts'
import { SheetView } from './sheet-view.tsx'
import { saidIn } from './tick-form.tsx'

export const headers = () => privateHeaders

/** Reads the sheet. The page is made for its request alone, and nothing of it is stored (docs/decisions/0066). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token')
  if (!token) return null
  const opened = await openSheet(apiOf(context), token)
  return data({ token, opened, saved: false }, { status: opened.ok ? 200 : opened.status || 503 })
}

/** Stores what was ticked without a script, and answers with the sheet. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const token = String(form.get('token') ?? '')
  const reply = await apiOf(context)('tickSheetByLink', { body: { token, ...saidIn(form) } })
  const opened: OpenedSheet = reply.ok
    ? { ok: true, sheet: reply.data }
    : { ok: false, failure: reply.failure, status: reply.status }
  return data({ token, opened, saved: reply.ok }, { status: reply.ok ? 200 : reply.status || 503 })
}

const title = 'Handover sheet'

export const meta = () => privateMeta(title)

/** The sheet behind the code on a thing, and behind the link of a mail. It works without a script. */
export default function SheetPage({ loaderData, actionData }: Route.ComponentProps) {
  const shown = actionData ?? loaderData
  return shown ? <Opened {...shown} onRetry={() => location.reload()} /> : <OpenedByScript />
}

/** With a script the address has lost its token when the page is loaded again: then the browser asks itself. */
function OpenedByScript() {
  const { token, reply, again, tryAgain } = useLinkCall('token', openSheetOnce)
  if (!reply) return <Waiting title={title} isRetry={again} />
  return <Opened token={token} opened={reply} saved={false} takesFocus onRetry={tryAgain} />
}

type OpenedProps = { token: string; opened: OpenedSheet; saved: boolean; takesFocus?: boolean; onRetry: () => void }

function Opened({ token, opened, saved, takesFocus = false, onRetry }: OpenedProps) {
  if (opened.ok) {
    const save = (said: ReturnType<typeof saidIn>) => browserApi('tickSheetByLink', { body: { token, ...said } })
    return <SheetView sheet={opened.sheet} {...{ token, saved, save, takesFocus }} />
  }
  const { failure, status } = opened
  if (status === 503 || status === 0 || status === 429)
    return <Waiting title={title} failure={failure.error} onRetry={onRetry} />
  return (
    <LinkPage key="bad" title="There is no sheet here" takesFocus>
      <p>{failure.error}</p>
      <Actions>
        <Button variant="next" to={addresses.conversations}>
          Go to your messages
        </Button>
      </Actions>
    </LinkPage>
  )
}
