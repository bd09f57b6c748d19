import { setTimeout as delay } from 'node:timers/promises'
import type { Figure, Measurement } from '../../measurement.ts'
import { villageCopy } from '../../program/data-folders.ts'
import { queryDatabase } from '../../program/database.ts'
import { startProgram } from '../../program/start-program.ts'
import { waitUntilMailed } from '../everything/mails.ts'
import { beginUnderFire, endUnderFire, judgeUnderFire, writeDuring } from '../everything/under-fire.ts'

/** In milliseconds: people write for so long while no name leads anywhere. */
const writingTime = 10_000

/** Names that lead nowhere, wherever somebody asks (RFC 6761). */
const nowhere = {
  SMTP_URL: 'smtps://mail.invalid',
  BLOG_FEED: 'https://feed.invalid/feed.xml',
  RECALLS_URL: 'https://recalls.invalid/file.json',
  CONTENTFUL_SPACE: 'space',
  CONTENTFUL_TOKEN: 'token',
  CONTENTFUL_HOST: 'https://content.invalid',
  GOOGLE_GEOCODING_KEY: 'key',
  GOOGLE_GEOCODING_ADDRESS: 'https://geocoder.invalid/json',
}

const pages = ['/', '/aboutus', '/blog', '/partners', '/v1/posts', '/v1/api/posts/categories']

/** No name can be looked up: the program starts, what people do goes on, and the mails go once names lead somewhere again. */
export const namesAway: Measurement = {
  name: 'names-away',
  description:
    'no name of mail server, content, feed, recalls and geocoder can be looked up, while people write in every way',
  async run() {
    const context = await beginUnderFire(await villageCopy('names-away'))
    const { dataFolder } = context
    try {
      await context.program.stop()
      context.program = await startProgram(dataFolder, { ...context.settings, ...nowhere })
      const found = { answered: 0, slowest: 0 }
      await writeDuring(context, 'while no name led anywhere', async () => {
        await Promise.all([delay(writingTime), lookAround(context.program.address, found)])
      })
      const waiting = "select count(*)::int as count from mails where outcome = 'waiting'"
      const [mails] = await queryDatabase<{ count: number }>(dataFolder, waiting)
      // A program learns of its settings at its start, and of names at each call.
      await context.program.stop()
      context.program = await startProgram(dataFolder, context.settings)
      const begun = performance.now()
      await waitUntilMailed(dataFolder)
      const minutes = (performance.now() - begun) / 60_000
      return [...figuresOf(found), ...ownMails(mails?.count ?? 0, minutes), ...(await judgeUnderFire(context))]
    } finally {
      await endUnderFire(context)
    }
  },
}

type Found = { answered: number; slowest: number }

async function lookAround(address: string, found: Found): Promise<void> {
  for (const page of pages) {
    const begun = performance.now()
    if ((await fetch(address + page)).ok) found.answered++
    found.slowest = Math.max(found.slowest, (performance.now() - begun) / 1_000)
  }
}

const figuresOf = ({ answered, slowest }: Found): Figure[] => [
  { name: `pages and lists answered, of ${pages.length}`, value: answered, unit: '', target: { least: pages.length } },
  { name: 'slowest of them', value: slowest, unit: 's' },
]

const ownMails = (waited: number, minutes: number): Figure[] => [
  { name: 'mails that waited', value: waited, unit: '', target: { least: 1 } },
  { name: 'until all mails were out', value: minutes, unit: 'min', target: { most: 10 } },
]
