import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import runLighthouse from 'lighthouse'
import { browserOptions } from '../e2e/browser.ts'
import type { Options } from './options.ts'
import { demoFolder, freePort, stopChild, withProgram } from './program.ts'
import { visitedPages } from './requests.ts'
import { type Figure, figure, median } from './table.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Report = NonNullable<Awaited<ReturnType<typeof runLighthouse>>>['lhr']

/** Lighthouse's phone on home, a search and a listing: the median of some visits to each. */
export async function lighthouse({ rounds }: Options): Promise<Figure[]> {
  return withProgram(await demoFolder(), async ({ port, url }) => {
    const figures: Figure[] = []
    for (const [page, path] of Object.entries(await visitedPages(port))) {
      const reports: Report[] = []
      for (let round = 0; round < rounds; round++)
        reports.push(await withBrowser((browser) => visit(url + path, browser)))
      for (const issue of new Set(reports.flatMap(issuesOf))) process.stdout.write(`  ${page}: ${issue}\n`)
      figures.push(...figuresOf(page, reports))
    }
    return figures
  })
}

async function visit(url: string, port: number): Promise<Report> {
  const report = (await runLighthouse(url, { port, logLevel: 'silent', onlyCategories: [...categories] }))?.lhr
  if (!report || report.runtimeError) throw new Error(`Lighthouse: ${report?.runtimeError?.message ?? 'no report'}`)
  return report
}

function figuresOf(page: string, reports: Report[]): Figure[] {
  const of = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
  const score = (name: string) => 100 * median(reports.map((report) => report.categories[name]?.score ?? Number.NaN))
  return [
    ...categories.map((name) =>
      figure(`${page}: ${name}`, score(name), '', { atLeast: name === 'performance' ? 95 : 100 }),
    ),
    figure(`${page}: largest contentful paint`, of('largest-contentful-paint') / 1_000, 's', { atMost: 1.6 }),
    figure(`${page}: first contentful paint`, of('first-contentful-paint') / 1_000, 's'),
    figure(`${page}: total blocking time`, of('total-blocking-time'), 'ms'),
    figure(`${page}: layout shift`, of('cumulative-layout-shift'), '', { atMost: 0 }),
  ]
}

/** The audits that took points away. */
function issuesOf({ categories: scored, audits }: Report): string[] {
  return Object.values(scored).flatMap(({ id: category, auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${audits[id]?.title} (${id}) ${audits[id]?.displayValue ?? ''}`),
  )
}

/** A browser with a fresh profile that Lighthouse steers over a port of 127.0.0.1. */
async function withBrowser<Result>(work: (port: number) => Promise<Result>): Promise<Result> {
  const port = await freePort()
  const profile = await mkdtemp(join(tmpdir(), 'reable-bench-'))
  const { executablePath = '', args = [], env } = await browserOptions()
  const remote = ['--headless', `--remote-debugging-port=${port}`, '--remote-debugging-address=127.0.0.1']
  const child = spawn(executablePath, [...args, ...remote, `--user-data-dir=${profile}`, 'about:blank'], {
    env: env as NodeJS.ProcessEnv,
    stdio: 'ignore',
  })
  try {
    await waitUntilOpen(port, child)
    return await work(port)
  } finally {
    await stopChild(child)
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function waitUntilOpen(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300 && child.exitCode === null; tries++) {
    if (await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => undefined)) return
    await delay(50)
  }
  throw new Error('The browser did not start.')
}
