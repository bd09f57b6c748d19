import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname } from 'node:path'
import chromium from '@sparticuz/chromium'
import { chromium as pw } from 'playwright-core'

const types = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
}
export const srv = createServer((q, r) => {
  try {
    const p = new URL(q.url, 'http://x').pathname
    const b = readFileSync('/tmp/scratch-out' + p)
    r.setHeader('content-type', types[extname(p)] ?? 'x')
    r.end(b)
  } catch {
    r.statusCode = 404
    r.end()
  }
}).listen(0)
export const base = `http://localhost:${srv.address().port}`
export const browser = await pw.launch({
  executablePath: await chromium.executablePath(),
  args: chromium.args.filter((a) => !a.startsWith('--single-process') && !a.startsWith('--headless')),
  headless: true,
})
export async function open({
  page = 'parts',
  width = 1280,
  height = 800,
  scheme = 'light',
  forced = 'none',
  js = true,
  motion = 'no-preference',
  dpr = 1,
}) {
  const c = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    forcedColors: forced,
    reducedMotion: motion,
    javaScriptEnabled: js,
    deviceScaleFactor: dpr,
  })
  const p = await c.newPage()
  p.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log('CONSOLE', m.text()))
  p.on('pageerror', (e) => console.log('PAGEERROR', e.message))
  await p.goto(`${base}/${page}${js ? '' : '-nojs'}.html`)
  if (js) await p.waitForSelector('html[data-hydrated]')
  if (js) await p.evaluate(() => document.fonts.ready); else await p.waitForTimeout(500)
  return p
}
export const close = async () => {
  await browser.close()
  srv.close()
}
