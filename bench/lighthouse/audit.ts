import lighthouse from 'lighthouse'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Scores from 0 to 100; paints in seconds, blocked time in ms; the audits that took points away, in words. */
export type AuditResult = {
  scores: Record<(typeof categories)[number], number>
  largestPaint: number
  firstPaint: number
  blocked: number
  shift: number
  issues: string[]
}

/** Lighthouse's mobile visit to one address, in the browser that listens on `port`. */
export async function audit(address: string, port: number): Promise<AuditResult> {
  const flags = { port, logLevel: 'silent', output: 'json', onlyCategories: [...categories] } as const
  const report = (await lighthouse(address, flags as never))?.lhr
  if (!report || report.runtimeError) throw new Error(`Lighthouse: ${report?.runtimeError?.message ?? 'no report'}`)
  const numberOf = (id: string) => report.audits[id]?.numericValue ?? Number.NaN
  const scoreOf = (id: string) => Math.round((report.categories[id]?.score ?? Number.NaN) * 100)
  return {
    scores: Object.fromEntries(categories.map((id) => [id, scoreOf(id)])) as AuditResult['scores'],
    largestPaint: numberOf('largest-contentful-paint') / 1_000,
    firstPaint: numberOf('first-contentful-paint') / 1_000,
    blocked: numberOf('total-blocking-time'),
    shift: numberOf('cumulative-layout-shift'),
    issues: errorsOf(report),
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

function errorsOf({ categories: found, audits }: Report): string[] {
  return Object.values(found).flatMap(({ id: category, auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${audits[id]?.title} (${id}${shownOf(audits[id]?.displayValue)})`),
  )
}

const shownOf = (shown: string | undefined) => (shown ? `, ${shown}` : '')
