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
