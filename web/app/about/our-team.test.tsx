import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { People } from './people.tsx'
import { Teams } from './teams.tsx'

const face = { url: '/content/large.svg', thumbnail: '/content/small.svg', title: 'A face' }
const textOf = (html: string) => html.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|')

test('[INFO-10] [INFO-21] a director is shown with picture, name and narrative', () => {
  const html = renderToStaticMarkup(
    <People people={[{ id: 1, name: 'Ari Bilby', picture: face, narrative: 'Keeps the books.' }]} />,
  )
  expect(textOf(html)).toBe('|Ari Bilby|Keeps the books.|')
  expect(html).toContain('src="/content/small.svg"')
})

test('[INFO-10] [INFO-21] a volunteer manager is shown with picture, name and title', () => {
  const html = renderToStaticMarkup(
    <People people={[{ id: 1, name: 'Wen Dunnart', picture: face, title: 'Head of wheels' }]} />,
  )
  expect(textOf(html)).toBe('|Wen Dunnart|Head of wheels|')
  expect(html).toContain('src="/content/small.svg"')
})

test('[INFO-10] [INFO-21] a team is shown with its picture, name, description and current members', () => {
  const member = (id: number, name: string, team: string, end_date = '') => ({ id, name, team, end_date })
  const members = [member(1, 'Zoe', 'Numbats'), member(2, 'Bo', 'Numbats', '2025-12-31'), member(3, 'Al', 'Others')]
  const teams = [{ id: 9, name: 'Numbats', description: 'They mend brakes.', backdrop_image: face }]
  const html = renderToStaticMarkup(<Teams teams={teams} members={members} />)
  expect(textOf(html)).toBe('|Numbats|They mend brakes.|Zoe|')
  expect(html).toContain('src="/content/small.svg"')
})
