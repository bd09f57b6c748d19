import type { SocialProvider } from '@reable/contract/accounts/rules'
import { createAnalytics } from './create-analytics.ts'

/** The method of signing in; `social` if the provider is not known. */
type Method = 'password' | SocialProvider | 'social'
type Step = 'begun' | 'succeeded' | 'failed'

/** The events that are sent: what happened, and by which method. Never who, never what for. (GEN-16) */
export type AnalyticsEvent =
  | { event: `${'log_in' | 'sign_up'}_${Step}`; method: Method }
  /** `partner`: the name of the organisation whose site was opened. */
  | { event: 'partner_link_followed'; partner: string }

const analytics = createAnalytics<AnalyticsEvent>()

/** Sends an event to the configured service; does nothing where none is configured or the person wants no tracking. */
export const report = analytics.report

/** Sets the address to which events are sent; undefined sends none. */
export const reportTo = analytics.reportTo
