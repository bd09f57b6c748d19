import { describe, expect, test } from 'vitest'
import { describeDrawing, drawEquipment, drawThing } from './drawings/index.ts'
import { repairCard } from './drawings/repair.ts'
import { type Shot, shotsOf } from './shots.ts'
import { type VillageListing, villageListings, villagers } from './village/index.ts'

const confirmed = new Set(villagers.filter((villager) => villager.confirmed).map(({ key }) => key))
const publicListings = villageListings.filter(({ state, owner }) => state === 'active' && confirmed.has(owner))
const broken = villageListings.filter(({ condition }) => condition === 5)
const find = (reference: string) => villageListings.find((listing) => listing.reference === reference) as VillageListing

/** Its first picture, and the whole thing in it alone: without room, side and colours. */
const coverOf = (listing: VillageListing) => shotsOf(listing)[0] as Shot
const formOf = (shot: Shot) => drawThing(shot).replaceAll(/#[0-9A-F]{6}\b/gi, '#')
const seenIn = (reference: string) => describeDrawing(coverOf(find(reference)))

describe('the pictures of the village', () => {
  test('no two public listings of a kind are the same drawing in other colours', () => {
    const seen = new Map<string, string>()
    const alike: string[] = []
    for (const listing of publicListings) {
      const form = `${listing.type} ${formOf(coverOf(listing))}`
      const first = seen.get(form)
      if (first) alike.push(`${listing.reference} is drawn as ${first}`)
      else seen.set(form, listing.reference)
    }
    expect(alike).toEqual([])
  })

  test('what is for parts or repair looks it: broken itself, and a card beside it', () => {
    expect(broken.length).toBeGreaterThan(3)
    for (const listing of broken) {
      const cover = coverOf(listing)
      const whole = shotsOf({ ...listing, condition: 3 })[0] as Shot
      expect(drawThing(cover), listing.reference).toContain(repairCard())
      expect(drawThing(cover).replace(repairCard(), ''), listing.reference).not.toBe(drawThing(whole))
      expect(describeDrawing(cover), listing.reference).toContain('a repair card beside it')
      expect(drawThing(whole)).not.toContain(repairCard())
    }
  })

  test('every picture of a listing is described as it is drawn, each differently', () => {
    for (const listing of villageListings) {
      const texts = shotsOf(listing).map(describeDrawing)
      expect(new Set(texts).size, listing.reference).toBe(listing.pictures)
      expect(new Set(shotsOf(listing).map(drawEquipment)).size, listing.reference).toBe(listing.pictures)
      expect(texts.join('\n'), listing.reference).not.toMatch(/[{}]|undefined|\ba orange\b/)
    }
  })

  test('picture and words agree', () => {
    expect(seenIn('hospital-bed-surrey')).toContain('a half rail')
    expect(seenIn('wide-bed-paulo')).toContain('a full side rail')
    expect(seenIn('manual-crank-bed')).toMatch(/with cranks, no mattress and no rails/)
    expect(seenIn('wheelchair-elevating-legs')).toContain('raised leg rest')
    expect(seenIn('well-travelled-rollator')).not.toContain('basket')
    expect(seenIn('three-wheel-scooter-fullsize')).toContain('Three-wheel green')
    expect(seenIn('tall-leather-lift-chair')).toContain('black leather')
    expect(seenIn('plain-walker-no-wheels')).toContain('without wheels')
  })

  test('things seen from the side face either way', () => {
    const sides = publicListings.filter(({ type }) => type === 26 || type === 1).map((one) => coverOf(one).mirrored)
    expect(new Set(sides).size).toBe(2)
    const cover = { ...coverOf(find('hospital-bed-surrey')), mirrored: false }
    expect(drawEquipment({ ...cover, mirrored: true })).not.toBe(drawEquipment(cover))
  })
})
