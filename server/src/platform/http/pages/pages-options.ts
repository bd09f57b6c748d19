import type { Clock } from '#platform/clock'
import type { Config } from '#platform/config'
import type { PublicData } from '#platform/database'
import type { Log } from '#platform/log'
import type { ServerState } from '../api/server-state.ts'
import type { Limits } from '../limits/limits.ts'

/** Renders one page, as the web side does it. It never sees a cookie or a token: every page is anonymous. */
export type RenderPage = (
  request: Request,
  flowId: string,
) => Promise<{ status: number; headers: Headers; html: Uint8Array }>

export type PagesOptions = {
  config: Config
  clock: Clock
  publicData: PublicData
  log: Log
  serverState: ServerState
  limits: Limits
  render: RenderPage
  /** True when a path reads this parameter of its query: other ones make no second copy of a page. */
  readsQueryParameter: (path: string, name: string) => boolean
  /** The paths of pages that answer a form of theirs, for whoever has no script. */
  formPaths?: readonly string[]
  /** The paths of pages that read something by the token in their address, for whoever has no script. */
  linkPaths?: readonly string[]
  /** The inline scripts of pages, by their text: the policy names these and no others. */
  scripts: readonly string[]
  /** Development alone goes without a policy: its modules are rewritten on the way. */
  policy?: false
}
