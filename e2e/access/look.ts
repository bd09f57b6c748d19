import type { Page } from '@playwright/test'
import { signIn } from '../accounts/accounts-visit.ts'
import { hydrated } from '../visit.ts'
import { axeFaults, darkFaults, summaryFaults, targetFaults } from './judge.ts'
import { type Scene, sizes, type Walk, type Width } from './state.ts'

const both = ['phone', 'desk'] as const

/** Goes the way of a line of the table, and tells what is wrong with each state on it. */
export async function look(scene: Scene, walk: Walk): Promise<string[]> {
  const { page } = scene
  const { widths: [first = 'phone', second] = both, opened = {}, exempt = [] } = walk
  await page.setViewportSize(sizes[first])
  const path = await arrive(scene, walk)
  const faults = await stateFaults(page, path, walk)
  if (second) faults.push(...(await atOtherWidth(page, path, walk, first, second)))
  for (const [name, step] of Object.entries(opened)) {
    await step(scene)
    faults.push(...(await stateFaults(page, `${path}, ${name}`, walk)))
  }
  return faults.filter((fault) => !exempt.some((rule) => fault.includes(`: ${rule}: `)))
}

async function arrive(scene: Scene, { who, before, path, ready }: Walk): Promise<string> {
  const { page } = scene
  await page.goto('/v1/health')
  // Nothing is left of the line before.
  await page.evaluate(() => localStorage.clear())
  const person = await who?.(scene)
  if (person) await signIn(page, person)
  await before?.(scene)
  const address = typeof path === 'string' ? path : await path(scene)
  await page.goto(address)
  await hydrated(page)
  await ready?.(scene)
  return address
}

/** Every rule in the light, contrast in the dark, and all targets. */
async function stateFaults(page: Page, state: string, { explained }: Walk): Promise<string[]> {
  const found = [
    ...(await axeFaults(page, explained)),
    ...(await darkFaults(page, explained)),
    ...(await targetFaults(page)),
    ...(await summaryFaults(page)),
  ]
  return found.map((fault) => `${state}: ${fault}`)
}

/** The page itself may be laid out in another way there. */
async function atOtherWidth(page: Page, state: string, { explained }: Walk, first: Width, second: Width) {
  await page.setViewportSize(sizes[second])
  const found = [...(await axeFaults(page, explained)), ...(await targetFaults(page))]
  await page.setViewportSize(sizes[first])
  return found.map((fault) => `${state} at ${sizes[second].width} px: ${fault}`)
}
