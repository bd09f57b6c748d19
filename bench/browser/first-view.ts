/** The addresses that a page loads and its times, in ms since the visit began. */
export type FirstView = {
  /** Those that the first paint waits for. */
  styles: string[]
  scripts: { address: string; startedAt: number }[]
  /** All that was asked for, the document among it. */
  requests: { startedAt: number }[]
  /** Every picture that was loaded; `seen` when it stands in the first view. */
  pictures: { address: string; seen: boolean }[]
  firstPaint: number
  loaded: number
}

/** Runs in the page once it has come to rest, with nothing of the module around it. */
export function readFirstView(): FirstView {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isOf = (pattern: RegExp) => (one: PerformanceResourceTiming) => pattern.test(new URL(one.name).pathname)
  const inView = ({ top, left, bottom, right }: DOMRect) =>
    bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  const seen = new Set(
    [...document.querySelectorAll('img')]
      .filter((image) => inView(image.getBoundingClientRect()))
      .map((image) => image.currentSrc),
  )
  return {
    styles: resources
      .filter(isOf(/\.css$/))
      .filter((sheet) => 'renderBlockingStatus' in sheet && sheet.renderBlockingStatus === 'blocking')
      .map(({ name }) => name),
    scripts: resources.filter(isOf(/\.m?js$/)).map(({ name, startTime }) => ({ address: name, startedAt: startTime })),
    requests: [{ startedAt: 0 }, ...resources.map(({ startTime }) => ({ startedAt: startTime }))],
    pictures: resources.filter(isOf(/\.(webp|jpe?g|png|avif|svg)$/)).map(({ name }) => ({
      address: name,
      // What a style draws is not an <img>, and is taken as seen.
      seen: seen.has(name) || /\.svg$/.test(new URL(name).pathname),
    })),
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    loaded: visit?.loadEventStart ?? Number.NaN,
  }
}
