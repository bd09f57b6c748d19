import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { partners, type VillageListing, villageListings, villagePassword, villagers } from './index.ts'

type Field = { field_type: string; input: string; min?: number; max?: number; options: (string | { name: string })[] }
type Type = { id: number; name: string; equipment_fields: { ref: string; field_required: boolean }[] }
type NamedRow = { id: number; name: string }
type Taxonomy = {
  fields: Record<string, Field>
  categories: (NamedRow & { equipment_types: Type[] })[]
  conditions: NamedRow[]
  locations: NamedRow[]
  worry_words: { word: string }[]
}

const taxonomy: Taxonomy = JSON.parse(readFileSync(new URL('../taxonomy.json', import.meta.url), 'utf8'))
const types = new Map(
  taxonomy.categories.flatMap((category) => category.equipment_types).map((type) => [type.id, type]),
)
const people = new Map(villagers.map((villager) => [villager.key, villager]))

const isPublic = (listing: VillageListing) =>
  listing.state === 'active' && people.get(listing.owner)?.confirmed === true
const publicListings = villageListings.filter(isPublic)
const ageInHours = (listing: VillageListing) => listing.daysAgo * 24 + (listing.hoursAgo ?? 0)
const words = (listing: VillageListing) => [listing.title, listing.description, ...Object.values(listing.properties)]
const find = (reference: string) => villageListings.find((listing) => listing.reference === reference)
const count = <T>(list: T[], matches: (item: T) => boolean) => list.filter(matches).length
const share = (matches: (listing: VillageListing) => boolean) => count(publicListings, matches) / publicListings.length

/** Describes the error of one value of one field, or undefined. */
const wrongValue = (fieldName: string, value: string): string | undefined => {
  const field = taxonomy.fields[fieldName]
  if (!field) return `${fieldName} is no field`
  if (value.trim() !== value || value === '' || value.length > 200) return `${fieldName} is empty, padded or too long`
  if (field.field_type === 'drop_down') {
    const names = field.options.map((option) => (typeof option === 'string' ? option : option.name))
    return names.includes(value) ? undefined : `${fieldName}: '${value}' is no option`
  }
  if (field.input !== 'number') return undefined
  if (!/^\d+(\.\d{1,2})?$/.test(value)) return `${fieldName}: '${value}' is no number`
  const outside = Number(value) < (field.min ?? 0) || Number(value) > (field.max ?? Number.POSITIVE_INFINITY)
  return outside ? `${fieldName}: ${value} is out of range` : undefined
}

describe('the listings of the village', () => {
  test.each(villageListings.map((listing) => [listing.reference, listing] as const))(
    '%s fits its type',
    (_, listing) => {
      const type = types.get(listing.type)
      const refs = type?.equipment_fields ?? []
      const answers = Object.entries(listing.properties)
      expect(type, 'the type exists').toBeDefined()
      expect(
        answers.map(([field]) => field).filter((field) => !refs.some(({ ref }) => ref === field)),
        'fields that are not the type’s',
      ).toEqual([])
      expect(
        refs.filter(({ ref, field_required }) => field_required && !(ref in listing.properties)).map(({ ref }) => ref),
        'required fields that are missing',
      ).toEqual([])
      expect(answers.map(([field, value]) => wrongValue(field, value)).filter(Boolean)).toEqual([])
    },
  )

  test('measurements agree with each other', () => {
    const pairs = [
      ['seat_width_in', 'overall_width_in'],
      ['handle_height_min_in', 'handle_height_max_in'],
      ['seat_height_min_in', 'seat_height_max_in'],
    ] as const
    const wrong = villageListings.filter(({ properties }) =>
      pairs.some(([small, large]) => Number(properties[small] ?? 0) >= Number(properties[large] ?? Number.MAX_VALUE)),
    )
    expect(wrong.map(({ reference }) => reference)).toEqual([])
  })

  test('references, titles and texts are unique', () => {
    for (const part of ['reference', 'title', 'description'] as const) {
      const values = villageListings.map((listing) => listing[part].toLowerCase())
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
    }
    expect(villageListings.filter(({ reference }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(reference))).toEqual([])
  })

  test('titles, texts and prices stay within the limits', () => {
    for (const { reference, title, description, price } of villageListings) {
      expect(title.length, reference).toBeGreaterThan(0)
      expect(title.length, reference).toBeLessThanOrEqual(200)
      expect(description.length, reference).toBeGreaterThan(0)
      expect(description.length, reference).toBeLessThanOrEqual(5000)
      expect(Number.isInteger(price) && price >= 0 && price <= 10000, reference).toBe(true)
    }
  })

  test('owners exist and joined before they listed', () => {
    for (const listing of villageListings) {
      expect(people.get(listing.owner)?.joinedDaysAgo, listing.reference).toBeGreaterThan(ageInHours(listing) / 24)
    }
  })

  test('every type, place and condition is on show', () => {
    const missing = (list: { id: number; name: string }[], key: 'type' | 'location' | 'condition', atLeast: number) =>
      list.filter(({ id }) => count(publicListings, (listing) => listing[key] === id) < atLeast).map(({ name }) => name)
    expect(missing([...types.values()], 'type', 1)).toEqual([])
    expect(missing(taxonomy.locations, 'location', 2)).toEqual([])
    expect(missing(taxonomy.conditions, 'condition', 3)).toEqual([])
    const includesId = (list: NamedRow[], id: number) => list.some((item) => item.id === id)
    expect(villageListings.filter(({ location }) => !includesId(taxonomy.locations, location))).toEqual([])
    expect(villageListings.filter(({ condition }) => !includesId(taxonomy.conditions, condition))).toEqual([])
  })

  test('every type has a picture that stands for all of it', () => {
    const kinds = readdirSync(new URL('../../../web/public/kinds', import.meta.url))
    expect(kinds.sort()).toEqual([...types.keys()].map((id) => `${id}.svg`).sort())
  })

  test('popular equipment has several listings to choose from', () => {
    // Manual wheelchair, transport chair, travel and large scooter, rollator, cane, shower chair, commode,
    // raised toilet seat, hospital bed, ramp, lift chair.
    for (const popular of [1, 2, 8, 9, 11, 15, 17, 20, 22, 26, 39, 45]) {
      expect(
        count(villageListings, ({ type }) => type === popular),
        types.get(popular)?.name,
      ).toBeGreaterThanOrEqual(4)
    }
  })

  test('every state is there, and the numbers are as the demo needs them', () => {
    const inState = (state: VillageListing['state']) => villageListings.filter((listing) => listing.state === state)
    const hidden = inState('active').filter((listing) => !isPublic(listing))
    expect(publicListings.length).toBeGreaterThanOrEqual(150)
    expect(publicListings.length).toBeLessThanOrEqual(160)
    expect(inState('inactive')).toHaveLength(10)
    expect(inState('sold')).toHaveLength(10)
    expect(inState('deleted')).toHaveLength(3)
    expect(hidden).toHaveLength(4)
    expect(new Set(hidden.map(({ owner }) => owner))).toEqual(new Set(['uma']))
  })

  test('a fifth is free, a quarter comes from partners, and pictures stay few', () => {
    expect(share(({ price }) => price === 0)).toBeCloseTo(0.2, 1)
    expect(share(({ owner }) => people.get(owner)?.partner !== undefined)).toBeCloseTo(0.27, 1)
    const pictures = villageListings.reduce((sum, listing) => sum + listing.pictures.length, 0) / villageListings.length
    expect(pictures).toBeGreaterThan(1.5)
    expect(pictures).toBeLessThan(2.1)
    expect(count(villageListings, (listing) => listing.pictures.length === 5)).toBeGreaterThanOrEqual(3)
  })

  test('active listings are alive, inactive ones have ended, some are only hours old', () => {
    for (const listing of villageListings) {
      if (listing.state === 'active') expect(listing.daysAgo, listing.reference).toBeLessThanOrEqual(80)
      if (listing.state === 'inactive') expect(listing.daysAgo, listing.reference).toBeGreaterThan(90)
      expect(listing.hoursAgo ?? 0, listing.reference).toBeLessThan(24)
    }
    expect(count(publicListings, ({ daysAgo }) => daysAgo === 0)).toBeGreaterThanOrEqual(4)
  })

  test('the newest ten make an inviting first page', () => {
    const newest = [...publicListings].sort((one, other) => ageInHours(one) - ageInHours(other))
    expect(newest.slice(0, 10).map(({ reference }) => reference)).toEqual([
      'adaptive-tricycle-navy',
      'folding-wheelchair-18',
      'red-rollator-seat-basket',
      'desktop-video-magnifier',
      'folding-cane-plum',
      'red-scooter-four-wheel',
      'hospital-bed-surrey',
      'shower-chair-back-arms',
      'folding-ramp-6ft',
      'green-lift-chair',
    ])
    const ages = newest.slice(0, 12).map(ageInHours)
    expect(new Set(ages).size, 'no two of the same age').toBe(ages.length)
    expect(find('folding-wheelchair-18')).toMatchObject({
      title: 'Folding wheelchair, 18-inch seat',
      price: 180,
    })
  })

  test('the edges are there for the screens to prove themselves on', () => {
    expect(count(publicListings, ({ title }) => title.length > 140)).toBe(1)
    expect(count(publicListings, ({ title }) => title.length === 100)).toBe(1)
    expect(count(publicListings, ({ price }) => price === 10000)).toBe(1)
    expect(count(publicListings, ({ description }) => description.split('\n\n').length >= 3)).toBeGreaterThanOrEqual(2)
    expect(count(publicListings, ({ description }) => description.length < 20)).toBeGreaterThanOrEqual(1)
    expect(count(publicListings, ({ description }) => description.includes('xʷməθkʷəy̓əm'))).toBe(1)
    expect(count(publicListings, ({ title }) => title.includes('é'))).toBe(1)
    expect(count(publicListings, ({ properties }) => 'serial_private' in properties)).toBe(2)
  })

  test('the words keep to the house voice and to what may be listed', () => {
    for (const listing of villageListings) {
      const text = words(listing).join('\n')
      expect(text, listing.reference).not.toMatch(/!|https?:|@|\d{3}[ .-]\d{4}|V\d[A-Z] ?\d[A-Z]\d/)
      expect(text, listing.reference).not.toMatch(/\b(color|gray|center|favorite|tyre)/i)
      expect(text, listing.reference).toBe(text.normalize('NFC'))
      const worrying = taxonomy.worry_words.filter(({ word }) => text.toLowerCase().includes(word))
      expect(worrying, listing.reference).toEqual([])
    }
  })

  test('a colour that the words name is the colour of the picture', () => {
    const colours: [string, RegExp][] = [
      ['blue', /\b(grey-blue|blue-grey)\b/i],
      ['red', /\b(dark red|deep red|burgundy|wine-coloured)\b/i],
      ['green', /\bgreen\b/i],
      ['purple', /\b(plum|purple)\b/i],
      ['teal', /\bteal\b/i],
      ['orange', /\b(orange-brown|rust-brown|rust-coloured)\b/i],
      ['dark blue', /\b(navy|dark blue)\b/i],
    ]
    for (const { reference, title, description, pictures } of villageListings)
      for (const [colour, named] of colours)
        if (named.test(`${title} ${description}`)) expect(pictures[0], reference).toContain(colour)
  })

  test('each picture is a drawing, described in words of its own, and each drawing is shown', () => {
    for (const { reference, pictures } of villageListings)
      expect(new Set(pictures).size, reference).toBe(pictures.length)
    const drawings = villageListings.flatMap(({ reference, pictures }) =>
      pictures.map((_, at) => `${reference}-${at + 1}.svg`),
    )
    expect(readdirSync(new URL('../pictures', import.meta.url)).sort()).toEqual(drawings.sort())
  })
})

describe('the people of the village', () => {
  test('keys and addresses are unique and clearly invented', () => {
    expect(new Set(villagers.map(({ key }) => key)).size).toBe(villagers.length)
    expect(new Set(villagers.map(({ email }) => email)).size).toBe(villagers.length)
    expect(villagers.filter(({ email }) => !/^[a-z]+@village\.example$/.test(email))).toEqual([])
  })

  test('the password passes the rules of sign-up', () => {
    expect(villagePassword.length).toBeGreaterThanOrEqual(8)
    for (const needed of [/[a-z]/, /[A-Z]/, /\d/, /[!@#$&*]/]) expect(villagePassword).toMatch(needed)
  })

  test('rosa owns active, inactive, sold and deleted listings', () => {
    const states = Object.groupBy(
      villageListings.filter(({ owner }) => owner === 'rosa'),
      ({ state }) => state,
    )
    expect(states.active).toHaveLength(13)
    expect(states.inactive).toHaveLength(2)
    expect(states.sold).toHaveLength(4)
    expect(states.deleted).toHaveLength(1)
  })

  test('every partner has a confirmed member with public listings, and every membership a partner', () => {
    for (const { key } of partners) {
      const members = villagers.filter(({ partner }) => partner === key).map((member) => member.key)
      expect(
        count(publicListings, ({ owner }) => members.includes(owner)),
        key,
      ).toBeGreaterThanOrEqual(3)
    }
    const keys = partners.map(({ key }) => key)
    expect(villagers.filter(({ partner }) => partner !== undefined && !keys.includes(partner))).toEqual([])
  })

  test('the cast has a buyer without listings, an unconfirmed owner and a volunteer', () => {
    expect(people.get('ben')?.confirmed).toBe(true)
    expect(count(villageListings, ({ owner }) => owner === 'ben')).toBe(0)
    expect(people.get('uma')?.confirmed).toBe(false)
    expect(villagers.filter(({ role }) => role).map(({ key }) => key)).toEqual(['vera', 'sam'])
  })
})
