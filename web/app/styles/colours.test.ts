import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheet = readFileSync(new URL('./colours.css', import.meta.url), 'utf8')
const [light = {}, dark = {}, chosenDark = {}] = sheet.split(':root').slice(1).map(rolesIn)

function rolesIn(block: string): Record<string, string> {
  return Object.fromEntries([...block.matchAll(/--([a-z0-9-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]))
}

function luminance(hex = '') {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string | undefined, other: string | undefined) {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

const textPairs = [
  ...['bg', 'surface', 'sunken', 'fir-tint', 'sun-tint', 'blue-tint', 'red-tint', 'green-tint'].map((on) => [
    'ink',
    on,
  ]),
  ...['bg', 'surface', 'sunken'].flatMap((on) => [
    ['ink-2', on],
    ['fir', on],
  ]),
  ['fir', 'fir-tint'],
  ['on-fir', 'fir'],
  ['on-fir', 'fir-hover'],
  ['on-sun', 'sun'],
  ['on-sun', 'sun-hover'],
  ['red', 'bg'],
  ['red', 'surface'],
  ['red', 'red-tint'],
  ['surface', 'red'],
  ['surface', 'blue'],
  ['surface', 'grey'],
  ['green', 'surface'],
  ['green', 'green-tint'],
  ['visited', 'bg'],
  ['on-band', 'band'],
  ['on-band-2', 'band'],
  ['on-foot', 'foot'],
  ['map-name', 'map-land'],
  ['map-name', 'map-water'],
  ['map-paper', 'map-pin'],
] as const

const edges = ['edge', 'sun-edge', 'focus'].flatMap((edge) => ['bg', 'surface'].map((on) => [edge, on] as const))

test('the dark roles are the same by the device and by choice', () => {
  expect(dark).toEqual(chosenDark)
})

test.each([
  ['light', light],
  ['dark', { ...light, ...dark }],
])('in %s, text reaches a contrast of 7 to 1 and edges 3 to 1', (_, roles) => {
  for (const [word, on] of textPairs)
    expect(contrast(roles[word ?? ''], roles[on ?? '']), `${word} on ${on}`).toBeGreaterThanOrEqual(7)
  for (const [edge, on] of edges) expect(contrast(roles[edge], roles[on]), `${edge} on ${on}`).toBeGreaterThanOrEqual(3)
})
