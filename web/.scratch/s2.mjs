import { AxeBuilder } from '@axe-core/playwright'
import { close, open } from './shot.mjs'

const modes = {
  l1280: {},
  d1280: { scheme: 'dark' },
  l990: { width: 990 },
  l768: { width: 768 },
  l752: { width: 752 },
  l390: { width: 390 },
  l320: { width: 320 },
  f320: { width: 320, forced: 'active', scheme: 'dark' },
  n390: { width: 390, js: false },
  f1280: { forced: 'active', scheme: 'dark' },
}
for (const pg of ['parts', 'lost'])
  for (const [n, o] of Object.entries(modes)) {
    const p = await open({ page: pg, motion: 'reduce', ...o })
    await p.waitForTimeout(350)
    await p.screenshot({ path: `/tmp/${pg}-${n}.png`, fullPage: true })
    const sw = await p.evaluate(() => document.documentElement.scrollWidth)
    if (o.width <= 390)
      await p.addStyleTag({
        content:
          '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
      })
    const sw2 = await p.evaluate(() => document.documentElement.scrollWidth)
    if (o.width === 320) await p.screenshot({ path: `/tmp/${pg}-${n}-spaced.png`, fullPage: true })
    const axe =
      o.js === false || o.forced
        ? { violations: [], incomplete: [] }
        : await new AxeBuilder({ page: p })
            .withTags(['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
            .analyze()
    console.log(
      pg,
      n,
      sw,
      sw2,
      o.width ?? 1280,
      JSON.stringify(axe.violations.map((v) => [v.id, v.nodes.map((x) => x.html.slice(0, 120))])),
      JSON.stringify(
        axe.incomplete.map((v) => [v.id, v.nodes.length, v.nodes[0].html.slice(0, 100), v.nodes[0].any[0]?.message]),
      ),
    )
    await Promise.race([p.context().close(), new Promise(r => setTimeout(r, 2000))])
  }
await close()
