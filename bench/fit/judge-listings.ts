import { withBrowser } from '../browser/open-browser.ts'
import { brotliKilobytes } from '../bytes/brotli-size.ts'
import type { Measurement } from '../measurement.ts'
import { villageFolder } from '../program/data-folders.ts'
import { withProgram } from '../program/start-program.ts'

const fit = {
  version: 1,
  people: [
    {
      id: 0,
      name: '',
      answers: { hip_width_in: '16.37', user_weight_lb: '151.73', lower_leg_in: '16.91', pushes_with: 'hands' },
      kinds: ['wheelchair'],
    },
  ],
  chosen: 0,
  home: { door_width_in: '31.37' },
  hidesMisfits: false,
}

/** Wheelchairs that differ, of which a fourth do not say all. */
const listings = Array.from({ length: 500 }, (_, at) => ({
  id: at + 1,
  equipment_type_id: 1,
  measures: {
    ...{ seat_width_in: 12 + (at % 12), seat_depth_in: 15 + (at % 4), seat_height_in: 17 + (at % 5) },
    ...{ overall_width_in: 22 + (at % 10), ...(at % 4 && { weight_capacity_lb: 200 + at }) },
  },
}))

type Browser = Parameters<Parameters<typeof withBrowser>[0]>[0]
type BrowserContext = Awaited<ReturnType<Browser['newContext']>>

/** A telephone's processor, as Chrome slows this one. */
const slowdown = 4
const rounds = 7

/** What it costs a telephone to say what fits. */
export const judging: Measurement = {
  name: 'judging',
  description: '500 listings judged in a browser whose processor is slowed four times; the scripts of it, in brotli',
  async run() {
    return withProgram(await villageFolder(), ({ address }) =>
      withBrowser(async (browser) => {
        const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
        const before = await scriptsOf(context, `${address}/?search_query=18-inch`)
        await context.addInitScript((text) => localStorage.setItem('fit', text), JSON.stringify(fit))
        const after = await scriptsOf(context, `${address}/?search_query=18-inch`)
        const times: number[] = []
        for (let round = 0; round < rounds; round++) times.push(await judgeOnce(context, address))
        await context.close()
        const median = times.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? Number.NaN
        return [
          { name: '500 listings judged, median', value: median, unit: 'ms', target: { most: 50 } },
          { name: '500 listings judged, slowest', value: times.at(-1) ?? Number.NaN, unit: 'ms' },
          {
            name: 'scripts of the verdicts, loaded where somebody has answered',
            value: await brotliKilobytes([...after.difference(before)]),
            unit: 'kB',
            target: { most: 14 },
          },
        ]
      }),
    )
  },
}

/** Judges the same listings anew in a page of its own; returns the milliseconds of it, without loading and drawing. */
async function judgeOnce(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.route(/\/v1\/measures\?/, (route) => route.fulfill({ json: { data: listings, next: null } }))
  await page.goto(`${address}/?search_query=18-inch`)
  await page.waitForFunction(() => performance.getEntriesByName('judge-listings').length > 0)
  const took = await page.evaluate(() => performance.getEntriesByName('judge-listings')[0]?.duration ?? 0)
  await page.close()
  return took
}

/** The addresses of the scripts that a page loads within a few seconds. */
async function scriptsOf(context: BrowserContext, url: string): Promise<Set<string>> {
  const page = await context.newPage()
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  await page.goto(url)
  await page.waitForTimeout(5_000)
  await page.close()
  return scripts
}
