import { expect, test } from 'vitest'
import { day, hour } from '#platform/clock'
import { readConfig } from '#platform/config'
import { grantAccess, hasAccess } from './picture-access.ts'
import { digestOfKey, isPictureName, keyOfName, pictureShards } from './picture-keys.ts'

const config = readConfig({ APP_ENV: 'test' })
const at = (time: string, milliseconds = 0) => {
  const now = new Date(Date.parse(time) + milliseconds)
  return { config, clock: { now: () => now } }
}
const granted = '2026-11-23T20:00:00.000Z'
const digest = 'a'.repeat(32)
const queryOf = (ctx: ReturnType<typeof at>) => Object.fromEntries(new URLSearchParams(grantAccess(ctx, { digest })))

test('access to a picture lasts a day, to the next full hour, and not a moment longer', () => {
  const query = queryOf(at(granted))
  expect(query).toEqual({
    until: String(Date.parse('2026-11-24T20:00:00Z') / 1_000),
    signature: expect.stringMatching(/^[\w-]{22}$/),
  })
  expect(hasAccess(at(granted, day - 1), digest, query)).toBe(true)
  expect(hasAccess(at(granted, day), digest, query)).toBe(false)
  expect(queryOf(at(granted, 1))).toEqual(queryOf(at(granted, hour)))
  expect(queryOf(at(granted, 1))).not.toEqual(query)
})

test('what is not written as we write it gives access to nothing', () => {
  const ctx = at(granted)
  const { until, signature = '' } = queryOf(ctx)
  for (const query of [
    {},
    { until },
    { signature },
    { until: [until], signature },
    { until, signature: [signature] },
    { until: Number(until), signature },
    { until, signature: signature.slice(1) },
    { until, signature: `${signature}A` },
    { until, signature: signature.toLowerCase() },
  ])
    expect([query, hasAccess(ctx, digest, query)]).toEqual([query, false])
  expect(hasAccess(ctx, 'b'.repeat(32), { until, signature })).toBe(false)
})

test('the name of a picture is its digest, a width and an ending, and nothing around them', () => {
  const name = `${'0123456789abcdef'.repeat(2)}-720.webp`
  expect([isPictureName(name), digestOfKey(`pictures/01/${name}`), digestOfKey(name)]).toEqual([
    ...[true, name.slice(0, 32), name.slice(0, 32)],
  ])
  for (const other of [`a${name}`, `${name}x`, ` ${name}`, name.slice(1), name.replace('720', '721'), `${name}/`])
    expect([other, isPictureName(other), digestOfKey(other)]).toEqual([other, false, undefined])
})

test('whatever its digest begins with, a picture lies in one of the folders that are swept', () => {
  const starts = Array.from({ length: 256 }, (_, byte) => Buffer.from([byte]).toString('hex'))
  const folders = starts.map((start) => keyOfName(`${start.padEnd(32, '0')}-720.webp`).replace(/[^/]+$/, ''))
  expect(pictureShards()).toEqual(folders)
})
