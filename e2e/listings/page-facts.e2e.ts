import type { APIRequestContext } from '@playwright/test'
import { address } from '../address.ts'
import { expect, test } from '../visit.ts'
import { deletedListing, hiddenListing, listingCalled } from './listing-visit.ts'

/** The metadata of a page for search engines and shared links. `canonical` is its one address, within the site. */
type Facts = { title: string; description?: string; canonical?: string; robots?: string; status?: number }

const notListed = (title: string): Facts => ({ title: `${title} · Reable`, robots: 'noindex' })
const listed = (title: string, description: string, canonical: string): Facts => ({
  title: `${title} · Reable`,
  description,
  canonical,
})

const home = {
  title: 'Reable: Used health and mobility equipment, passed on',
  description: 'A volunteer-run charity. Used health and mobility equipment, passed on across Metro Vancouver.',
}
const resources = listed(
  'Resources',
  'How to sell, how to find and how to meet safely. If your question is not here, write to us.',
  '/resources',
)

const pages: Record<string, Facts> = {
  '/': { ...home, canonical: '/' },
  '/?location=Burnaby&utm_source=mail&category=Cane': {
    ...home,
    title: 'Cane, Burnaby · Reable',
    canonical: '/?category=Cane&location=Burnaby',
  },
  '/?search_query=folding': { ...home, title: '“folding” · Reable', canonical: '/?search_query=folding' },
  '/?page=2': { ...home, canonical: '/' },
  '/auth': { title: 'Log in or sign up · Reable', description: 'Log in to Reable, or create an account.' },
  '/password/reset': notListed('Reset your password'),
  '/password/new': notListed('Choose a new password'),
  '/confirmation': notListed('Confirm your e-mail address'),
  '/confirmation/new': notListed('Resend the confirmation e-mail'),
  '/oauth': notListed('Logging you in'),
  '/email_renew': notListed('Renew your listing'),
  '/feedbacks/submit_email_feedback': notListed('What became of your listing'),
  '/email/new': notListed('Confirm your new e-mail address'),
  '/email/undo': notListed('Undo a change of address'),
  '/unsubscribe': notListed('Stop emails about new listings?'),
  '/account/listings': notListed('My Listings'),
  '/account/notifications': notListed('Equipment Notification'),
  '/account/messages': notListed('Messages'),
  '/account/messages/sent': notListed('Messages Sent'),
  '/account/messages/1': notListed('Conversation'),
  '/account/messages/1/sheet': notListed('Handover sheet'),
  '/messages/open': notListed('Your messages'),
  '/handover': notListed('Handover sheet'),
  '/handover/after': notListed('How did it go?'),
  '/account/settings': notListed('Account Settings'),
  '/wizard': notListed('Equipment Type, step 1 of 5'),
  '/wizard/images': notListed('Images, step 2 of 5'),
  '/wizard/basics': notListed('Basic Information, step 3 of 5'),
  '/wizard/details': notListed('Additional Details, step 4 of 5'),
  '/wizard/preview': notListed('Preview, step 5 of 5'),
  '/posts/2/edit': notListed('Edit listing'),
  '/console': { ...notListed('Oops, lost page'), status: 404 },
  '/404': { ...notListed('Oops, lost page'), status: 404 },
  '/blog': listed(
    'Our Blog',
    'Short reads about equipment that helps, how to look after it and how to pass it on.',
    '/blog',
  ),
  '/resources': resources,
  '/resources/covid-19-safety-precautions': resources,
  '/resources/howitworks': listed(
    'How It Works',
    'Pass on what you no longer need, or find what you do. It costs nothing either way.',
    '/resources/howitworks',
  ),
  '/resources/healthandsafety': listed(
    'Health and Safety',
    'Many of us are older, or get sick easily. A little care when we meet and clean keeps everyone well. Public health rules change, so look at them before you go out.',
    '/resources/healthandsafety',
  ),
  // A longer description ends after 200 characters.
  '/resources/exchangezones': listed(
    'Community Exchange Zones',
    'A community exchange zone is a safe, public place to hand over equipment. Come in daylight, bring someone along and keep 2 m apart. The places below are examples. Nobody has agreed to them yet. Until…',
    '/resources/exchangezones',
  ),
  '/aboutus': listed(
    'About Us',
    'Someone near you needs it this week. Reable is the place where the two of you find each other. We are neighbours who give our time, and none of us is paid.',
    '/aboutus',
  ),
  '/aboutus/ourteam': listed(
    'Our Team',
    'Volunteers run Reable. Nobody here is paid. The names and numbers on this page are examples. They show where each of us will stand once our volunteers have put in their own.',
    '/aboutus/ourteam',
  ),
  '/aboutus/contactus': listed(
    'Contact Us',
    'Tell us what you need, and a volunteer writes back by e-mail. We all do this in our spare time, so please give us a few days. You can also write to hello@reable.example.',
    '/aboutus/contactus',
  ),
}

const unescaped = (html?: string) => html?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')

async function factsOf(request: APIRequestContext, path: string) {
  const reply = await request.get(path)
  const [head = ''] = (await reply.text()).split('</head>')
  const contentsOf = (pattern: RegExp) => [...head.matchAll(pattern)].map(([, content]) => unescaped(content))
  return {
    status: reply.status(),
    title: contentsOf(/<title>([^<]*)<\/title>/g),
    description: contentsOf(/<meta name="description" content="([^"]*)"/g),
    canonical: contentsOf(/<link rel="canonical" href="([^"]*)"/g),
    robots: contentsOf(/<meta name="robots" content="([^"]*)"/g),
  }
}

const listOf = (content: string | undefined) => (content === undefined ? [] : [content])

async function expectFacts(request: APIRequestContext, path: string, facts: Facts): Promise<void> {
  const { title, description, canonical, robots, status = 200 } = facts
  expect(await factsOf(request, path), path).toEqual({
    status,
    title: [title],
    description: listOf(description),
    canonical: listOf(canonical && address + canonical),
    robots: listOf(robots),
  })
}

test('every page says once what it is called and about, where it stands, and whether it wants to be listed', async ({
  request,
}) => {
  for (const [path, facts] of Object.entries(pages)) await expectFacts(request, path, facts)
})

test('the other pages to read say theirs too, cut after 200 characters', async ({ request }) => {
  const long = {
    '/partners': 'Our Partners',
    '/donate': 'Donate',
    '/policies': 'Policies',
    '/aboutus/ourstory': 'Our Story',
  }
  for (const [path, title] of Object.entries(long)) {
    const facts = await factsOf(request, path)
    expect(facts).toMatchObject({ title: [`${title} · Reable`], canonical: [address + path], robots: [] })
    // No blank stands before the ellipsis.
    expect(facts.description[0]).toMatch(/^.{198,199}\S…$/u)
  }
  // The volunteers' visits change its texts meanwhile.
  const path = '/resources/additionalservices'
  const facts = { title: ['Additional Services · Reable'], canonical: [address + path], robots: [] }
  expect(await factsOf(request, path)).toMatchObject(facts)
})

test('[POST-12] a listing says what it is, costs and where; one that is hidden or deleted says nothing of itself', async ({
  request,
}) => {
  const id = await listingCalled(request, 'Folding wheelchair, 18-inch seat')
  const facts = await factsOf(request, `/posts/${id}`)
  expect(facts).toMatchObject({
    status: 200,
    title: [expect.stringMatching(/^Folding wheelchair, 18-inch seat, \$[\d,]+, \w[\w ]* · Reable$/)],
    description: [
      expect.stringMatching(/^Manual wheelchair .* in \w[\w ]*, condition: \w.*Seat width: 18 in \(46 cm\)/),
    ],
    canonical: [`${address}/posts/${id}`],
    robots: [],
  })
  const notFound = notListed('Oops, lost page')
  const { id: deleted } = await deletedListing(request)
  await expectFacts(request, `/posts/${deleted}`, { ...notFound, status: 410 })
  await expectFacts(request, `/posts/${await hiddenListing(request)}`, { ...notFound, status: 403 })
})
