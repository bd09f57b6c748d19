import type { App } from '#platform/http'

type Answer = { status: number; location: string | null; cookies: string[]; headers: Record<string, unknown> }

/**
 * A browser with a cookie jar that follows redirects, between the program (at `origin`, or without a port as `app`) and
 * providers on this machine.
 */
export function openBrowser({ app, origin }: { app?: App; origin: string }) {
  const jar = new Map<string, string>()

  const cookiesOf = (origin: string) =>
    [...jar]
      .filter(([key]) => key.startsWith(`${origin} `))
      .map(([key, value]) => `${key.split(' ')[1]}=${value}`)
      .join('; ')

  async function visit(address: URL): Promise<Answer> {
    const cookie = cookiesOf(address.origin)
    const answer =
      app && address.origin === origin ? await inject(app, address, cookie) : await fetchOnce(address, cookie)
    for (const line of answer.cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) jar.set(`${address.origin} ${name}`, value)
      else jar.delete(`${address.origin} ${name}`)
    }
    return answer
  }

  /** Follows redirects to an address for which `stops` returns true, or to one that does not redirect. */
  async function walk(from: string, stops: (address: URL) => boolean = isPage): Promise<URL> {
    let address = new URL(from, origin)
    for (let step = 0; step < 20; step++) {
      if (stops(address)) return address
      const { location } = await visit(address)
      if (!location) return address
      address = new URL(location, address)
    }
    throw new Error('a circle of redirects')
  }

  const isPage = (address: URL) => address.origin === origin && !address.pathname.startsWith('/v1/')
  return { visit: (address: string) => visit(new URL(address, origin)), walk, jar, cookies: () => cookiesOf(origin) }
}

async function inject(app: App, { pathname, search }: URL, cookie: string): Promise<Answer> {
  const { statusCode, headers } = await app.inject({ url: pathname + search, headers: { cookie } })
  const cookies = [headers['set-cookie'] ?? []].flat()
  return { status: statusCode, location: headers.location ?? null, cookies, headers }
}

async function fetchOnce(address: URL, cookie: string): Promise<Answer> {
  const { status, headers } = await fetch(address, { redirect: 'manual', headers: { cookie } })
  return { status, location: headers.get('location'), cookies: headers.getSetCookie(), headers: {} }
}
