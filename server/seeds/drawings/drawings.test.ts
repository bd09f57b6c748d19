import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeDrawing, drawEquipment, drawKind, drawThing, rooms, roomsFor, tints } from './index.ts'

type EquipmentType = { id: number; name: string; synonyms?: string[] }
type Taxonomy = { categories: { equipment_types: EquipmentType[] }[] }

const taxonomy: Taxonomy = JSON.parse(readFileSync(new URL('../taxonomy.json', import.meta.url), 'utf8'))
const types = taxonomy.categories.flatMap((category) => category.equipment_types)
const shots = [0, 1, 2, 3, 4] as const
const shades = [0, 1, 2] as const

/** Fails unless every tag closes in order and no number or word has gone wrong. */
function expectWellFormed(svg: string): void {
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="960" height="720" viewBox="[\d. ]+">/)
  expect(svg).not.toMatch(/NaN|undefined|null|\[object|Infinity/)
  expect(svg.length).toBeLessThan(25_000)
  const open: string[] = []
  for (const [, closing, name = '', attributes = '', empty] of svg.matchAll(
    /<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<>]*")*)(\/?)>/g,
  )) {
    const names = [...attributes.matchAll(/ ([a-zA-Z-]+)=/g)].map(([, attribute]) => attribute)
    expect(new Set(names).size).toBe(names.length)
    if (closing) expect(open.pop()).toBe(name)
    else if (!empty) open.push(name)
  }
  expect(open).toEqual([])
  expect(svg.replace(/<\/?[a-z]+(?: [a-zA-Z-]+="[^"<>]*")*\/?>/g, '')).toBe('')
}

test('the taxonomy has sixty equipment types', () => {
  expect(types).toHaveLength(60)
})

test.each(types)('$name is drawn well-formed, whole and close, in every tint', ({ id }) => {
  const room = roomsFor(id)[0] ?? 'living'
  for (const tint of tints) {
    expectWellFormed(drawThing({ typeId: id, tint }))
    for (const shot of shots) expectWellFormed(drawEquipment({ typeId: id, room, tint, shot }))
  }
})

test.each(types)(
  'the picture of $name that pages show is its drawing (vitest --update draws it anew)',
  async ({ id }) => {
    expectWellFormed(drawKind(id))
    await expect(drawKind(id)).toMatchFileSnapshot(`../../../web/public/kinds/${id}.svg`)
  },
)

test('every drawing differs from every other', () => {
  expect(new Set(types.map(({ id }) => drawThing({ typeId: id, tint: 'slate' }))).size).toBe(types.length)
})

test.each(types)('tints, crops, rooms and shades of $name differ', ({ id }) => {
  const room = roomsFor(id)[0] ?? 'living'
  const whole = { typeId: id, room, tint: 'slate' } as const
  expect(new Set(tints.map((tint) => drawThing({ typeId: id, tint }))).size).toBe(tints.length)
  expect(new Set(tints.map((tint) => drawEquipment({ ...whole, tint }))).size).toBe(tints.length)
  expect(new Set(shots.map((shot) => drawEquipment({ ...whole, shot }))).size).toBe(shots.length)
  expect(new Set(shades.map((shade) => drawEquipment({ ...whole, shade }))).size).toBe(shades.length)
  expect(new Set(roomsFor(id).map((each) => drawEquipment({ ...whole, room: each }))).size).toBe(roomsFor(id).length)
})

test.each(types)('crops of $name stay inside the drawing', ({ id }) => {
  for (const shot of [1, 2, 3, 4] as const) {
    const svg = drawEquipment({ typeId: id, room: 'living', tint: 'moss', shot })
    const [x = 0, y = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(400)
    expect(y + height).toBeLessThanOrEqual(300)
    expect(height / width).toBeCloseTo(0.75)
  }
})

test.each(types)('the alternative texts of $name name the thing', ({ id, name, synonyms = [] }) => {
  const words = [name, ...synonyms].flatMap((each) => each.toLowerCase().match(/[a-z]{4,}/g) ?? [])
  const texts = shots.map((shot) =>
    describeDrawing({ typeId: id, room: roomsFor(id)[0] ?? 'living', tint: 'wine', shot }),
  )
  for (const text of texts) {
    expect(words.some((word) => text.toLowerCase().includes(word))).toBe(true)
    expect(text).toContain('red')
    expect(text).not.toMatch(/[{}]/)
  }
  expect(texts.slice(1).every((text) => text.startsWith('Close view of '))).toBe(true)
  expect(new Set(texts).size).toBe(texts.length)
})

test('the alternative text says what is seen, from where and in which room', () => {
  expect(describeDrawing({ typeId: 1, room: 'living', tint: 'slate' })).toBe(
    'Folding wheelchair with blue seat, seen from the side, in a living room',
  )
  expect(describeDrawing({ typeId: 1, room: 'patio', tint: 'moss', shot: 2 })).toBe(
    'Close view of the push handle and the back, folding wheelchair with green seat',
  )
  expect(describeDrawing({ typeId: 30, room: 'bedroom', tint: 'rust' })).toBe(
    'Overbed table with an orange book, seen from the side, in a bedroom',
  )
})

test('every type has believable rooms, and an unknown type is refused', () => {
  for (const { id } of types) expect(rooms).toEqual(expect.arrayContaining([...roomsFor(id)]))
  expect(() => drawThing({ typeId: 999, tint: 'slate' })).toThrow('999')
})
