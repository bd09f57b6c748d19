export { serveApi } from './api/api.ts'
export { apiBase } from './api/api-base.ts'
export { type BoundRequest, bind } from './api/bind.ts'
export { cachedAnswers } from './api/cached-answers.ts'
export {
  enforceLimits,
  enforceLimitsExactly,
  enforceNetworkLimits,
  enforceNetworkLimitsExactly,
  findUsesLeft,
  refuseOverLimit,
  serializeLimit,
} from './api/enforce-limits.ts'
export { setPaginationHeader } from './api/pagination-header.ts'

export { replyClosedSignal } from './api/reply-closed-signal.ts'
export { type Answered, createServerState, type ServerState } from './api/server-state.ts'
export { type App, createApp } from './app.ts'
export { limitCalls } from './limits/call-limits.ts'
export { refuseWritesWhenFull } from './limits/disk-room.ts'
export type { Limit } from './limits/limit.ts'
export { createLimits, type Limits } from './limits/limits.ts'
export { networkOf, siteOf } from './limits/network-of.ts'
export { drain, listen } from './listen.ts'
export { spellOut } from './pages/content-encoding.ts'
export { pageClient } from './pages/page-client.ts'
export { pagesPlugin } from './pages/pages.ts'
export type { RenderPage } from './pages/pages-options.ts'
export { probes } from './probes.ts'
export { repeatWhileListening } from './repeat-while-listening.ts'
export { cookieHeader, readCookie } from './security/cookies.ts'
export { countPagesForAccount, personOf } from './security/visitor.ts'
