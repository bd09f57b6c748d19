import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { organisation } from '@reable/contract/organisation'
import type { FastifyReply } from 'fastify'
import { type App, spellOut } from '#platform/http'

const icon = (file: string, size: number, more = {}) => ({
  src: `/icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...more,
})

/** The web app manifest, with which a phone can put the site on its home screen. */
const manifest = JSON.stringify({
  id: '/',
  name: organisation.name,
  short_name: organisation.name,
  description: organisation.tagline,
  lang: 'en-CA',
  start_url: '/',
  display: 'standalone',
  background_color: '#f5f6f1',
  theme_color: '#0f4c42',
  icons: [icon('mark-192', 192), icon('mark-512', 512), icon('mark-512', 512, { purpose: 'maskable' })],
})

const cachedForADay = { maxAge: '1d', immutable: false, preCompressed: true } as const

/** E-mails show the logo, and some mail programs are websites. */
const allowInEmails = (reply: FastifyReply): void => void reply.header('cross-origin-resource-policy', 'cross-origin')

/** Serves the browser's files of the production build from the folder `root`: hashed names are cached for a year, others for a day. */
export async function serveClientFiles(app: App, root: string): Promise<void> {
  app.addHook('onRequest', async ({ headers }) => {
    const accepted = headers['accept-encoding']
    if (typeof accepted === 'string') headers['accept-encoding'] = spellOut(accepted)
  })
  await app.register(fastifyStatic, {
    root: join(root, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  })
  for (const folder of ['icons', 'content', 'kinds']) {
    const prefix = `/${folder}/`
    await app.register(fastifyStatic, {
      ...{ root: join(root, folder), prefix, index: false, decorateReply: false, ...cachedForADay },
      setHeaders: allowInEmails,
    })
  }
  app.get('/favicon.svg', (_request, reply) => reply.sendFile('favicon.svg', root, cachedForADay))
  app.get('/site.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', 'public, max-age=86400').send(manifest),
  )
}
