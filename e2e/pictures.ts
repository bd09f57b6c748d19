// Takes the README's pictures from the demonstration: `npm run pictures`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { address } from './address.ts'
import { browserOptions, chromium } from './browser.ts'
import startVillage from './start-village.ts'

type ColorScheme = 'light' | 'dark'

const folder = join(import.meta.dirname, '../docs/pictures')

/** Photographs the home page in a window of this size, as a base64 PNG. */
async function photographHome(browser: Browser, colorScheme: ColorScheme, width: number, height: number) {
  const page = await browser.newPage({
    colorScheme,
    viewport: { width, height },
    reducedMotion: 'reduce',
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const png = await page.screenshot()
  await page.close()
  return png.toString('base64')
}

/** Sets the phone beside the desktop. Runs in the browser, which knows how to draw and to write WebP. */
async function compose([desktop, phone]: [string, string]): Promise<string> {
  const load = async (png: string) => {
    const image = new Image()
    image.src = `data:image/png;base64,${png}`
    await image.decode()
    return image
  }
  const [wide, narrow] = [await load(desktop), await load(phone)]
  const margin = 40
  const canvas = document.createElement('canvas')
  canvas.width = wide.width + narrow.width + margin * 3
  canvas.height = wide.height + margin * 2
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  const draw = (image: HTMLImageElement, left: number, top: number, radius: number) => {
    context.save()
    context.shadowColor = 'rgb(0 0 0 / 45%)'
    context.shadowBlur = 30
    context.beginPath()
    context.roundRect(left, top, image.width, image.height, radius)
    context.fill()
    context.restore()
    context.save()
    context.clip()
    context.drawImage(image, left, top)
    context.restore()
  }
  draw(wide, margin, margin, 14)
  draw(narrow, wide.width + margin * 2, margin + (wide.height - narrow.height) / 2, 36)
  return canvas.toDataURL('image/webp', 0.8).split(',')[1] ?? ''
}

const stopVillage = await startVillage()
const browser = await chromium.launch(await browserOptions())
try {
  mkdirSync(folder, { recursive: true })
  for (const colorScheme of ['light', 'dark'] as const) {
    const desktop = await photographHome(browser, colorScheme, 1280, 1000)
    const phone = await photographHome(browser, colorScheme, 390, 844)
    const page = await browser.newPage()
    const webp = await page.evaluate(compose, [desktop, phone] as [string, string])
    writeFileSync(join(folder, `home-${colorScheme}.webp`), Buffer.from(webp, 'base64'))
  }
} finally {
  await browser.close()
  await stopVillage()
}
