import { type FirstView, readFirstView } from '../browser/first-view.ts'
import { withBrowser } from '../browser/open-browser.ts'
import type { Figure, Measurement } from '../measurement.ts'
import { villageFolder } from '../program/data-folders.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { withProgram } from '../program/start-program.ts'
import { visitedPages } from '../requests/visited-pages.ts'
import { brotliKilobytes } from './brotli-size.ts'

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
/** By then everything has come that comes by itself, scripts after the page among it. */
const rest = 2_000

/** The most that the scripts of a page may be, in kB. */
const scriptsAtMost: Record<string, number> = { home: 95, search: 95, listing: 85 }

/** The bytes that a telephone has to fetch for the pages that most people see, and how often it has to ask. */
export const bytes: Measurement = {
  name: 'bytes',
  description: 'bytes and requests of home, a search and a listing on a telephone of 390 × 844 px, in brotli',
  async run() {
    return withProgram(await villageFolder(), async ({ pid, port, address }) => {
      await waitUntilQuiet(pid)
      const pages = Object.entries(await visitedPages(port))
      const views = await withBrowser((browser) =>
        inTurn(pages, async ([page, path]) => ({
          page,
          url: address + path,
          view: await visit(browser, address + path),
        })),
      )
      return (await inTurn(views, ({ page, url, view }) => figuresOf(page, url, view))).flat()
    })
  },
}

async function inTurn<Item, Result>(items: Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) results.push(await work(item))
  return results
}

type Browser = Parameters<Parameters<typeof withBrowser>[0]>[0]

async function visit(browser: Browser, url: string): Promise<FirstView> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(rest)
  const view = await page.evaluate(readFirstView)
  await context.close()
  return view
}

async function figuresOf(page: string, url: string, view: FirstView): Promise<Figure[]> {
  const addressesOf = (files: { address: string }[]) => files.map(({ address }) => address)
  const begun = (files: { startedAt: number }[], moment: number) =>
    files.filter(({ startedAt }) => !(startedAt > moment)).length
  const { styles, scripts, pictures, requests, firstPaint, loaded } = view
  const seen = pictures.filter(({ seen }) => seen)
  const figures: Figure[] = [
    { name: 'HTML and styles', value: await brotliKilobytes([url, ...styles]), unit: 'kB', target: { most: 20 } },
    { name: 'HTML', value: await brotliKilobytes([url]), unit: 'kB' },
    {
      name: 'scripts',
      value: await brotliKilobytes(addressesOf(scripts)),
      unit: 'kB',
      target: { most: scriptsAtMost[page] ?? 0 },
    },
    { name: 'scripts, files', value: scripts.length, unit: '' },
    { name: 'scripts begun before load', value: begun(scripts, loaded), unit: '', target: { most: 0 } },
    { name: 'scripts begun before the first paint', value: begun(scripts, firstPaint), unit: '', target: { most: 0 } },
    { name: 'requests', value: requests.length, unit: '', target: { most: 30 } },
    {
      name: 'requests begun before the first paint',
      value: begun(requests, firstPaint),
      unit: '',
      target: { most: 8 },
    },
    { name: 'first paint', value: firstPaint, unit: 'ms' },
    {
      name: 'pictures of the first view',
      value: await brotliKilobytes(addressesOf(seen)),
      unit: 'kB',
      target: { most: 200 },
    },
    { name: 'pictures loaded without scrolling', value: await brotliKilobytes(addressesOf(pictures)), unit: 'kB' },
  ]
  return figures.map((figure) => ({ ...figure, name: `${page}: ${figure.name}` }))
}
