import { contentPages } from '@reable/contract/content/pages'
import { afterAll, expect, test } from 'vitest'
import { seededPages } from '#seeds/content/index'
import { get, testProgram } from '../../testing.ts'

const program = await testProgram()
afterAll(program.close)

const page = (title: string, more = '') => get(program, `/content?title=${encodeURIComponent(title)}${more}`)

test.each(Object.keys(contentPages))(
  '[INFO-15] the page “%s” is answered by its title, whatever the depth',
  async (title) => {
    for (const depth of ['', '&depth=0', '&depth=1', '&depth=10']) {
      const { status, body } = await page(title, depth)
      expect(status).toBe(200)
      expect(body.data.title).toBe(title)
      expect(Object.keys(body.data.fields).sort()).toEqual(Object.keys(contentPages[title as 'About Us']).sort())
    }
  },
)

test('[INFO-24] About Us at depth 3 has headings, the story, our impact in figures, testimonials and pictures', async () => {
  const { fields } = (await page('About Us', '&depth=3')).body.data
  const written = seededPages['About Us']
  expect(fields.heading).toBe(written.heading)
  expect(fields.figures).toEqual(written.figures)
  expect(fields.testimonials).toEqual(written.testimonials)
  expect(fields.images).toEqual(written.images)
  expect(fields.story_snippet[0].kind).toBe('paragraph')
})

test('[INFO-15] links are followed to the requested depth: lists at 1, pictures and lists within their entries at 2', async () => {
  const at = async (depth: number | '') => (await page('Resources', `&depth=${depth}`)).body.data.fields
  const [none, one, two] = [await at(0), await at(1), await at(2)]
  expect(await at('')).toEqual(two)
  expect(none.cards).toEqual([])
  expect(none.heading).toBe(two.heading)
  expect(one.cards.map(({ title }: { title: string }) => title)).toEqual(
    two.cards.map(({ title }: { title: string }) => title),
  )
  expect(one.cards[0].picture).toEqual({ url: '', thumbnail: '', title: '' })
  expect(two.cards[0].picture.url).not.toBe('')
  expect((await page('Our Story', '&depth=0')).body.data.fields.featured_image.url).toBe('')
})

test.each(['About', 'about us', '', '__proto__', 'constructor', "' or 1=1 --", 'x'.repeat(5000)])(
  'a page that is not there is not found: “%s”',
  async (title) => {
    const { status, body } = await page(title)
    expect(status).toBe(404)
    expect(body.code).toBe('not_found')
  },
)
