/** What a browser knows of its person's wish. */
type Wishes = { doNotTrack?: string | null; globalPrivacyControl?: boolean }

type Outside = { wishes: () => Wishes; send: (address: string, request: RequestInit) => Promise<unknown> }

const browser: Outside = { wishes: () => navigator, send: (address, request) => fetch(address, request) }

/** Sends events to one address, without cookie, referrer or anything else that tells who. Off until it is given the address. */
export function createAnalytics<Event extends object>({ wishes, send }: Outside = browser) {
  let address: string | undefined
  return {
    reportTo(service: string | undefined): void {
      address = service
    },
    report(event: Event): void {
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
}

const wantsNoTracking = ({ doNotTrack, globalPrivacyControl }: Wishes) =>
  doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true
