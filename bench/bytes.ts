import { get } from 'node:http'
import { browserOptions, chromium } from '../e2e/browser.ts'
import { demoFolder, withProgram } from './program.ts'
import { visitedPages } from './requests.ts'
import { type Figure, figure } from './table.ts'

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
/** By then everything has come that comes by itself, scripts after the page among it. In ms. */
const rest = 2_000

/** What a phone fetches for home, a search and a listing: kilobytes of 1,000 bytes as brotli, and requests. */
export async function bytes(): Promise<Figure[]> {
  return withProgram(await demoFolder(), async ({ port, url }) => {
    const browser = await chromium.launch(await browserOptions())
    try {
      const figures: Figure[] = []
      for (const [name, path] of Object.entries(await visitedPages(port))) {
        const page = await (await browser.newContext(phone)).newPage()
        await page.goto(url + path, { waitUntil: 'networkidle' })
        await page.waitForTimeout(rest)
        const visit = await page.evaluate(readVisit)
        await page.context().close()
        figures.push(
          ...(await figuresOf(`${url}${path}`, visit)).map((one) => ({ ...one, name: `${name}: ${one.name}` })),
        )
      }
      return figures
    } finally {
      await browser.close()
    }
  })
}

/** Runs in the page, without anything of this module. Times in ms since the visit began. */
function readVisit() {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const files = resources.map((resource) => ({
    ...{ url: resource.name, path: new URL(resource.name).pathname, startTime: resource.startTime },
    isBlocking: 'renderBlockingStatus' in resource && resource.renderBlockingStatus === 'blocking',
  }))
  const isSeen = ({ top, left, bottom, right }: DOMRect) =>
    bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  const images = [...document.querySelectorAll('img')].filter((image) => isSeen(image.getBoundingClientRect()))
  return {
    files,
    images: images.map((image) => image.currentSrc),
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }
}

async function figuresOf(url: string, { files, images, firstPaint }: ReturnType<typeof readVisit>): Promise<Figure[]> {
  const named = (pattern: RegExp) => files.filter(({ path }) => pattern.test(path))
  const scripts = named(/\.m?js$/)
  const styles = named(/\.css$/).filter(({ isBlocking }) => isBlocking)
  const pictures = named(/\.(webp|jpe?g|png|avif)$/)
  const size = async (of: { url: string }[]) => {
    const sizes = await Promise.all(of.map((file) => brotliSize(file.url)))
    return sizes.reduce((sum, bytes) => sum + bytes, 0) / 1_000
  }
  return [
    figure('HTML', await size([{ url }]), 'kB'),
    figure('styles before the first paint', await size(styles), 'kB'),
    figure('scripts', await size(scripts), 'kB', { atMost: 165 }),
    figure('script files', scripts.length, ''),
    figure('scripts begun before the first paint', scripts.filter((one) => one.startTime < firstPaint).length, ''),
    figure('requests', files.length + 1, ''),
    figure('pictures in view', await size(pictures.filter((one) => images.includes(one.url))), 'kB'),
    figure('all pictures loaded without scrolling', await size(pictures), 'kB'),
  ]
}

/** The bytes of an answer as they come over the line: fetch would decompress them. */
function brotliSize(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' }, agent: false }, async (answer) => {
      const parts = await answer.toArray().catch(reject)
      if (answer.statusCode !== 200) reject(new Error(`${url} was answered ${answer.statusCode}`))
      else if (parts) resolve(Buffer.concat(parts).length)
    }).on('error', reject)
  })
}
