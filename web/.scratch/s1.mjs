import { close, open } from './shot.mjs'

for (const [n, o] of Object.entries({
  w1280: {},
  w768: { width: 768 },
  w990: { width: 990 },
  w390: { width: 390 },
  w320: { width: 320 },
})) {
  const p = await open({ page: 'lost', ...o })
  await p.screenshot({ path: `/tmp/s-${n}.png`, fullPage: true })
  console.log(n, await p.evaluate(() => document.documentElement.scrollWidth), o.width ?? 1280)
}
const p = await open({ page: 'lost', width: 390 })
await p.click('summary:has-text("Menu")')
await p.click('summary:has-text("About")')
await p.waitForTimeout(400)
await p.screenshot({ path: '/tmp/s-menu.png', fullPage: true })
await close()
