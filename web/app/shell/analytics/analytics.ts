import type { SocialProvider } from '@reable/contract/accounts/rules'

/** The person's preferences about tracking, as the browser exposes them. */
type TrackingPreferences = { doNotTrack?: string | null; globalPrivacyControl?: boolean }

type BrowserAccess = {
  preferences: () => TrackingPreferences
  send: (address: string, request: RequestInit) => Promise<unknown>
}

const browser: BrowserAccess = { preferences: () => navigator, send: (address, request) => fetch(address, request) }

/**
 * Sends events to one address, without cookie, referrer or anything else that identifies a person. Events before `reportTo` are
 * queued until then.
 */
export function createAnalytics<Event extends object>({ preferences, send }: BrowserAccess = browser) {
  let address: string | undefined
  // The effects of inner components report before the outer one has set the address.
  let queued: Event[] | undefined = []
  const analytics = {
    reportTo(service: string | undefined): void {
      address = service
      const queuedEvents = queued ?? []
      queued = undefined
      queuedEvents.forEach(analytics.report)
    },
    report(event: Event): void {
      queued?.push(event)
      if (!address || optsOut(preferences())) return
      const request: RequestInit = {
        method: 'POST',
        // The only content type for text that needs no preflight request.
        mode: 'no-cors',
        headers: { 'content-type': 'text/plain' },
        body: JSON.stringify(event),
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        keepalive: true,
      }
      // A lost event is of no consequence.
      send(address, request).catch(() => undefined)
    },
  }
  return analytics
}

const optsOut = ({ doNotTrack, globalPrivacyControl }: TrackingPreferences) =>
  doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true

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
