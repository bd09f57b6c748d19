import type { SocialProvider } from '@reable/contract/accounts/rules'
import { createAnalytics } from './create-analytics.ts'

/** `social`: which of them is not known. */
type Method = 'password' | SocialProvider | 'social'
type Step = 'begun' | 'succeeded' | 'failed'

/** Everything that is ever told: what happened, by which way. Never who, never what for. (GEN-16) */
export type AnalyticsEvent =
  | { event: `${'log_in' | 'sign_up'}_${Step}`; method: Method }
  /** `partner`: the name of the organisation whose site was opened. */
  | { event: 'partner_link_followed'; partner: string }

const analytics = createAnalytics<AnalyticsEvent>()

/** Tells the configured service of an event; where none is configured, or the person wants no tracking, nobody. */
export const report = analytics.report

/** Where events go from now on; undefined: nowhere. */
export const reportTo = analytics.reportTo
