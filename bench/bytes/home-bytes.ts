import { type FirstView, readFirstView } from '../browser/first-view.ts'
import { withBrowser } from '../browser/open-browser.ts'
import type { Measurement } from '../measurement.ts'
import { villageFolder } from '../program/data-folders.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { withProgram } from '../program/start-program.ts'
import { brotliKilobytes } from './brotli-size.ts'

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
/** By then everything has come that comes by itself, scripts after the page among it. */
const rest = 2_000

/** The bytes that a telephone has to fetch for the home page. */
export const bytes: Measurement = {
  name: 'bytes',
  description: 'bytes of the home page of the village on a telephone of 390 × 844 px, in brotli',
  async run() {
    return withProgram(await villageFolder(), async ({ pid, address }) => {
      await waitUntilQuiet(pid)
      const view = await withBrowser((browser) => visit(browser, address))
      const scripts = view.scripts.map(({ address }) => address)
      const before = (moment: number) => view.scripts.filter(({ startedAt }) => !(startedAt > moment)).length
      const pictures = view.pictures.map(({ address }) => address)
      const seen = view.pictures.filter(({ seen }) => seen).map(({ address }) => address)
      return [
        {
          name: 'HTML and styles',
          value: await brotliKilobytes([`${address}/`, ...view.styles]),
          unit: 'kB',
          target: { most: 30 },
        },
        { name: 'HTML', value: await brotliKilobytes([`${address}/`]), unit: 'kB' },
        { name: 'scripts', value: await brotliKilobytes(scripts), unit: 'kB', target: { most: 150 } },
        { name: 'scripts, files', value: scripts.length, unit: '' },
        { name: 'scripts begun before load', value: before(view.loaded), unit: '', target: { most: 0 } },
        { name: 'scripts begun before the first paint', value: before(view.firstPaint), unit: '', target: { most: 0 } },
        { name: 'first paint', value: view.firstPaint, unit: 'ms' },
        { name: 'pictures of the first view', value: await brotliKilobytes(seen), unit: 'kB', target: { most: 200 } },
        { name: 'pictures loaded without scrolling', value: await brotliKilobytes(pictures), unit: 'kB' },
      ]
    })
  },
}

type Browser = Parameters<Parameters<typeof withBrowser>[0]>[0]

async function visit(browser: Browser, address: string): Promise<FirstView> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.goto(`${address}/`, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(rest)
  return page.evaluate(readFirstView)
}
