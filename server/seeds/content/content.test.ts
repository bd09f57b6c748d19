import { readFileSync } from 'node:fs'
import { partnerGroups } from '@reable/contract/content/lists'
import { lifetimeInDays, pictureLimit, priceLimit } from '@reable/contract/listings/rules'
import { pictureBytesLimit } from '@reable/contract/pictures/rules'
import { describe, expect, test } from 'vitest'
import prohibitedItems from '../prohibited-items.json' with { type: 'json' }
import { villagers as people, partners as villagePartners } from '../village/index.ts'
import { seededLists, seededPages } from './index.ts'
import { textOf } from './testing.ts'

const isExample = (text: string) => /\bexample\b/i.test(text)
const all = (text: string, ...patterns: RegExp[]) => patterns.filter((pattern) => !pattern.test(text))

describe('guidance', () => {
  test('[INFO-19] wherever people are told to meet, it is at a community exchange zone and 2 m apart', () => {
    const pages = ['How It Works', 'Community Exchange Zones', 'Health and Safety', 'Frequently Asked Questions']
    for (const page of [...pages, 'Terms of Use'])
      expect(all(textOf(page), /community exchange zone/i, /\b2 m\b/), page).toEqual([])
    expect(textOf('Health and Safety')).toContain('2 m of physical distance')
  })

  test('[INFO-03] selling is to submit, to respond by e-mail and to meet; finding is to browse, to contact and to meet', () => {
    const { sell_steps, find_steps } = seededPages['How It Works']
    const texts = (steps: { title: string; text: string }[]) => steps.map(({ title, text }) => `${title} ${text}`)
    const [submit = '', respond = '', meet = ''] = texts(sell_steps)
    expect(all(submit, /submit your listing/i, /\/wizard/)).toEqual([])
    expect(all(respond, /respond to buyers by e-mail/i)).toEqual([])
    expect(all(meet, /Community Exchange Zone/, /\/resources\/exchangezones/)).toEqual([])
    const [browse = '', contact = '', tryIt = ''] = texts(find_steps)
    expect(all(browse, /browse/i)).toEqual([])
    expect(all(contact, /contact the seller/i)).toEqual([])
    expect(all(tryIt, /meet/i, /Community Exchange Zone/)).toEqual([])
    expect([sell_steps.length, find_steps.length]).toEqual([3, 3])
  })

  test('[INFO-03] the video stands in words too, with the steps of the wizard by their names', () => {
    const steps = ['Equipment Type', 'Images', 'Basic Information', 'Additional Details', 'Preview', 'Submit Listing']
    const { video_text } = seededPages['How It Works']
    const places = steps.map((step) => video_text.indexOf(`**${step}`))
    expect(places.every((place) => place >= 0)).toBe(true)
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })

  test('numbers in the texts are those of the program’s rules', () => {
    const megabytes = pictureBytesLimit / 1024 / 1024
    const price = new RegExp(priceLimit.toLocaleString('en-CA'))
    const how = textOf('How It Works')
    const faq = textOf('Frequently Asked Questions')
    const lifetime = new RegExp(`\\b${lifetimeInDays} days`)
    for (const text of [how, faq]) {
      expect(all(text, lifetime, /\b14 days\b/, /\b3 days\b/, price)).toEqual([])
      expect(all(text, new RegExp(`\\b${pictureLimit} photos\\b`), new RegExp(`\\b${megabytes} MB\\b`))).toEqual([])
    }
  })

  test('[INFO-06] there are guidelines, five tips always to remember, and links to the province and to public health', () => {
    const { guidelines, remember, restrictions_page, health_page } = seededPages['Health and Safety']
    expect(remember).toHaveLength(5)
    expect(all(guidelines, /Cleaning equipment/, /community exchange zone/, /2 m of physical distance/)).toEqual([])
    expect([restrictions_page, health_page].map((address) => new URL(address).hostname)).toEqual([
      'www2.gov.bc.ca',
      'www.bccdc.ca',
    ])
  })

  test('[INFO-02] four cards lead to the four pages; groups of questions stand at the anchors that others link to', () => {
    expect(seededPages.Resources.cards.map(({ address }) => address)).toEqual([
      '/resources/howitworks',
      '/resources/exchangezones',
      '/resources/additionalservices',
      '/resources/healthandsafety',
    ])
    expect(seededPages['Frequently Asked Questions'].categories.map(({ anchor }) => anchor)).toEqual([
      'selling',
      'finding',
      'faq-safety',
      'covid-19-safety-precautions',
      'account',
    ])
  })

  test('[INFO-22] questions about health and safety can be asked for by themselves, each with an answer', () => {
    const healthQuestions = seededLists.faq_categories.filter(({ type }) => type === 'health_safety')
    expect(healthQuestions.map(({ name }) => name)).toEqual(['Meeting safely', 'COVID-19 safety precautions'])
    const questions = seededLists.faq_categories.flatMap((category) => category.questions)
    expect(questions.filter(({ title, body }) => !title || !body)).toEqual([])
    expect(new Set(questions.map(({ title }) => title)).size).toBe(questions.length)
  })
})

describe('policies', () => {
  const { updated, body, summary } = seededPages['Terms of Use']

  test('[INFO-18] the terms are of January 3, 2018, under the law of British Columbia', () => {
    expect(updated).toBe('January 3, 2018')
    expect(body).toMatch(/laws of British Columbia.* govern these terms/)
  })

  test('[INFO-18] the organisation may moderate, block or delete accounts and content', () => {
    expect(body).toContain('may moderate, block or delete accounts and content')
    expect(summary).toMatch(/block or delete/)
  })

  test('[INFO-17] more than 1,000 pages in 24 hours is prohibited access', () => {
    const [, prohibited = ''] = body.split('Prohibited access')
    expect(prohibited).toContain('more than 1,000 pages of this website in 24 hours')
    expect(summary).toContain('1,000 pages in 24 hours')
  })

  test('[INFO-14] everything that may not be listed is named, with where it can go instead', () => {
    const prohibited = seededPages['Prohibited Content'].body
    for (const { what, instead } of prohibitedItems)
      expect(all(prohibited, literal(what), literal(instead))).toEqual([])
  })

  test('the privacy policy names both acts, the commissioner, both cookies, and the ways out', () => {
    const privacy = seededPages['Privacy Policy'].body
    expect(all(privacy, /PIPA/, /CASL/, /oipc\.bc\.ca/, /“visitor”/, /“device”/, /\/account\/settings/)).toEqual([])
  })

  test('the privacy policy names whatever a visitor’s browser may call, and says the same of places in short as at length', () => {
    const { body: privacy, summary: inShort } = seededPages['Privacy Policy']
    const [, called = ''] = privacy.split('Companies that your browser calls')
    const patterns = [/the map/, /the video/, /pictures/, /the donation form/, /Google’s check/, /counts what is used/]
    expect(all(called, ...patterns)).toEqual([])
    for (const text of [privacy, inShort]) expect(all(text, /device alone/, /a search/i)).toEqual([])
  })
})

const literal = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))

describe('nobody invented passes for real', () => {
  const { directors, team_leads, team_members, teams, team_stats, volunteer_insights } = seededLists

  test('the team and the partners are marked as examples once, at the top of their page, and at no name', () => {
    for (const page of ['Our Team', 'Our Partners'] as const) {
      const { introduction, ...rest } = seededPages[page]
      expect(introduction.match(/\bexamples?\b/gi), page).toHaveLength(1)
      expect(JSON.stringify({ ...rest, job_page: '' }), page).not.toMatch(/\bexamples?\b/i)
    }
    const shown = [...directors, ...team_leads, ...team_members, ...team_stats, ...volunteer_insights, ...teams]
    const partners = seededLists.partners.map(({ url: _, ...words }) => words)
    expect(JSON.stringify([shown, partners])).not.toMatch(/example|your (chair|treasurer)|Volunteer [A-Z]\b/i)
    expect(volunteer_insights.filter(({ name }) => name === '')).toHaveLength(1)
  })

  test('the marks of partners and people ask for no font: their letters are drawn from our own', () => {
    const pictures = [...directors, ...team_leads].map(({ picture }) => picture)
    const marks = [...seededLists.partners, ...seededLists.services].map(({ logo }) => logo)
    for (const { url } of [...pictures, ...marks]) {
      const svg = readFileSync(new URL(`../../../web/public${url}`, import.meta.url), 'utf8')
      expect(svg, url).not.toMatch(/<text|font-family/)
    }
  })

  test('the people of the team are people of the village, by first name and initial', () => {
    const villagers = new Set(people.map(({ key }) => key))
    const names = [...directors, ...team_leads, ...team_members].map(({ name }) => name)
    expect(names.filter((name) => !/^[A-Z][a-z]+ [A-Z]\.$/.test(name))).toEqual([])
    expect(names.filter((name) => !villagers.has(name.split(' ')[0]?.toLowerCase() ?? ''))).toEqual([])
    expect(new Set(directors.map(({ picture }) => picture.url)).size).toBe(directors.length)
  })

  test('[INFO-10] members belong to a team that there is; those of the past have their last day', () => {
    const names = teams.map(({ name }) => name)
    expect(team_members.filter(({ team }) => !names.includes(team))).toEqual([])
    expect(names.filter((team) => !team_members.some((one) => one.team === team && !one.end_date))).toEqual([])
    const past = team_members.filter(({ end_date }) => end_date)
    expect(past.length).toBeGreaterThan(2)
    expect(past.filter(({ end_date }) => !/^20\d\d-\d\d-\d\d$/.test(end_date))).toEqual([])
  })

  test('[INFO-24] figures and what people say are marked as examples', () => {
    const { figures, testimonials } = seededPages['About Us']
    const donate = seededPages['Donate Page'].figures
    expect([...figures, ...donate].filter(({ label }) => !isExample(label))).toEqual([])
    const ofCharity = seededPages['Donate Page'].text.split('\n\n').filter((part) => /charity|tax receipt/.test(part))
    expect(ofCharity.map((part) => part.startsWith('**Example'))).toEqual([true])
    expect(testimonials.filter(({ memberName }) => !isExample(memberName))).toEqual([])
    expect(team_stats.find(({ label }) => label === 'teams')?.count).toBe(String(teams.length))
  })

  test('[INFO-13] the three figures of Donate are visitors, listings and hours volunteered', () => {
    const [visitors = '', listings = '', hours = ''] = seededPages['Donate Page'].figures.map(({ label }) => label)
    expect([all(visitors, /website visitors/), all(listings, /listings/), all(hours, /hours volunteered/)]).toEqual([
      [],
      [],
      [],
    ])
  })

  test('[INFO-20] partners lead nowhere real, in each group sponsored ones and others; those of the village are among them', () => {
    const { partners } = seededLists
    expect(partners.filter(({ url }) => new URL(url).hostname !== 'example.org')).toEqual([])
    for (const group of partnerGroups) {
      const sponsored = partners.filter((partner) => partner.group === group).map((partner) => partner.sponsored)
      expect([...new Set(sponsored)].sort(), group).toEqual([false, true])
    }
    const names = partners.map(({ name }) => name)
    expect(villagePartners.filter(({ name }) => !names.includes(name))).toEqual([])
  })

  test('zones and services are examples, reached by numbers and addresses that belong to nobody', () => {
    const places = [...seededLists.safe_exchange_zones, ...seededLists.services]
    expect(places.filter(({ name }) => !name.startsWith('Example: '))).toEqual([])
    expect(places.filter(({ phone }) => !/^604-555-01\d\d$/.test(phone))).toEqual([])
    expect(places.filter(({ website }) => new URL(website).hostname !== 'example.org')).toEqual([])
    expect(new Set(places.map(({ phone }) => phone)).size).toBe(places.length)
    expect(seededLists.services.filter(({ sponsored }) => sponsored)).toHaveLength(1)
  })

  test('[INFO-04] each zone stands in the middle of the municipality of its name', () => {
    const taxonomy: { locations: { name: string; lat: number; lng: number }[] } = JSON.parse(
      readFileSync(new URL('../taxonomy.json', import.meta.url), 'utf8'),
    )
    for (const { name, address, latitude, longitude } of seededLists.safe_exchange_zones) {
      const centre = taxonomy.locations.find(({ lat, lng }) => lat === latitude && lng === longitude)
      expect(
        [name, address].every((text) => centre && text.includes(centre.name.replace(/ \(City\)$/, ''))),
        name,
      ).toBe(true)
    }
  })
})
