/** What a browser knows of its person's wish. */
type Wishes = { doNotTrack?: string | null; globalPrivacyControl?: boolean }

type Outside = { wishes: () => Wishes; send: (address: string, request: RequestInit) => Promise<unknown> }

const browser: Outside = { wishes: () => navigator, send: (address, request) => fetch(address, request) }

/** Sends events to one address, without cookie, referrer or anything else that tells who. What happens before it is told the address waits for that. */
export function createAnalytics<Event extends object>({ wishes, send }: Outside = browser) {
  let address: string | undefined
  // Of a page's parts the inner ones report before the outer one has said where to.
  let early: Event[] | undefined = []
  const analytics = {
    reportTo(service: string | undefined): void {
      address = service
      const waiting = early ?? []
      early = undefined
      waiting.forEach(analytics.report)
    },
    report(event: Event): void {
      early?.push(event)
      if (!address || wantsNoTracking(wishes())) return
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

const wantsNoTracking = ({ doNotTrack, globalPrivacyControl }: Wishes) =>
  doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true
