/** What a browser knows of its person's wish. */
type TrackingPreferences = { doNotTrack?: string | null; globalPrivacyControl?: boolean }

type BrowserAccess = {
  preferences: () => TrackingPreferences
  send: (address: string, request: RequestInit) => Promise<unknown>
}

const browser: BrowserAccess = { preferences: () => navigator, send: (address, request) => fetch(address, request) }

/** Sends events to one address, without cookie, referrer or anything else that tells who. What happens before it is told the address waits for that. */
export function createAnalytics<Event extends object>({ preferences, send }: BrowserAccess = browser) {
  let address: string | undefined
  // Of a page's parts the inner ones report before the outer one has said where to.
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
        // The one type of text that another site takes without being asked first.
        mode: 'no-cors',
        headers: { 'content-type': 'text/plain' },
        body: JSON.stringify(event),
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        keepalive: true,
      }
      // Whether it arrives is nobody's worry here.
      send(address, request).catch(() => undefined)
    },
  }
  return analytics
}

const optsOut = ({ doNotTrack, globalPrivacyControl }: TrackingPreferences) =>
  doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true
