import { createServer, type IncomingMessage } from 'node:http'
import { freePort } from '../program/free-port.ts'
import { contentfulAnswers } from './contentful-answers.ts'

export type OutsideServer = {
  /** The settings by which the program uses this server for its content, its feed, its tiles and the check of its captcha. */
  settings: Record<string, string>
  /** The paths that were requested. */
  requestedPaths: Set<string>
  /** From now on it accepts requests, and never answers. */
  hang(): void
  /** From now on it refuses connections. */
  stopListening(): void
}

const feed = `<rss version="2.0"><channel><title>Feed</title>${[1, 2, 3]
  .map(
    (day) => `<item><title>Article ${day}</title><link>https://blog.example/${day}</link><guid>${day}</guid>
    <description>Words.</description><pubDate>0${day} Jun 2026 18:00:00 GMT</pubDate></item>`,
  )
  .join('')}</channel></rss>`

/** Starts all outside services on one port of 127.0.0.1. */
export async function startOutsideServer(): Promise<OutsideServer> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const entries = contentfulAnswers(origin)
  const requestedPaths = new Set<string>()
  let isHanging = false
  const server = createServer((request, response) => {
    const { pathname, searchParams } = addressOf(request, origin)
    requestedPaths.add(pathname)
    if (isHanging) return
    if (pathname === '/feed') return response.end(feed)
    if (pathname === '/siteverify') return response.end('{"success": true, "hostname": "localhost"}')
    const found = entries.get(searchParams.get('content_type') ?? '')
    response.writeHead(found ? 200 : 404).end(found)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    settings: settingsOf(origin),
    requestedPaths,
    hang: () => {
      isHanging = true
    },
    stopListening: () => server.close().closeAllConnections(),
  }
}

const addressOf = ({ url }: IncomingMessage, origin: string) => new URL(url ?? '', origin)

/** Only a test may have its feed on this machine. */
const settingsOf = (origin: string) => ({
  APP_ENV: 'test',
  CONTENTFUL_SPACE: 'space',
  CONTENTFUL_TOKEN: 'token',
  CONTENTFUL_HOST: origin,
  CONTENTFUL_IMAGES: origin,
  BLOG_FEED: `${origin}/feed`,
  MAP_TILES: `${origin}/tiles/{z}/{x}/{y}.png`,
  MAP_TILES_CREDIT: 'Everyone',
  RECAPTCHA_SITE_KEY: 'site',
  RECAPTCHA_SECRET: 'secret',
  RECAPTCHA_ADDRESS: `${origin}/siteverify`,
})
