import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Services } from './additional-services-page.tsx'

const service = {
  id: 4,
  name: 'Quokka Wheels',
  description: 'Mends chairs while you wait.',
  address: '1 Long Road, Burnaby',
  website: 'https://example.org/quokka',
  phone: '604-555-0199',
  logo: { url: '/content/large.svg', thumbnail: '/content/small.svg', title: 'A wheel with ears' },
  sponsored: true,
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

test('[INFO-05] a service shows its logo, that it is sponsored, its name, what it does, and how to reach it', () => {
  const html = renderToStaticMarkup(<Services services={[service]} />)
  expect(html).toMatch(/<img src="\/content\/small\.svg" alt="A wheel with ears"/)
  expect(html).toMatch(/<h2>Quokka Wheels<\/h2>/)
  for (const text of ['Sponsored', 'Mends chairs while you wait.', '1 Long Road, Burnaby', '604-555-0199'])
    expect(textOf(html)).toContain(text)
  expect(html).toContain('href="https://example.org/quokka"')
  expect(html).toContain('href="tel:6045550199"')
})

test('[INFO-05] a service without some of its data is shown without them: no tag, no empty line, no broken picture', () => {
  const none = { url: '', thumbnail: '', title: '' }
  const html = renderToStaticMarkup(
    <Services services={[{ ...service, sponsored: false, website: '', phone: '', logo: none }]} />,
  )
  expect(textOf(html)).not.toContain('Sponsored')
  expect(html).not.toMatch(/<img|tel:|href=""|example\.org/)
})
