import { expect, type Page } from '@playwright/test'
import { createConfirmedUser, linkMailedTo, logIn, type SignedInUser } from '../accounts/accounts-visit.ts'
import { question } from '../listings/owner-visit.ts'
import { answer, box, choose, log, main, rowOf, sendButton, writeTo } from '../messages/conversation-visit.ts'
import { as, busy, type Fixtures, type PageCase } from './page-case.ts'

const rollator = 'Blue rollator, seat and basket'

const buyers = new Map<string, SignedInUser>()

/** A buyer of this name who has written to Rosa; the same one for the whole of a case. */
const buyer =
  (name: string) =>
  async ({ request }: Fixtures): Promise<SignedInUser> => {
    const person = buyers.get(name) ?? (await createConfirmedUser(request, name))
    buyers.set(name, person)
    return person
  }

/** The page of a conversation that this buyer has begun, in which Rosa answered. */
const conversationOf = (name: string) => async (fixtures: Fixtures) => {
  const { request } = fixtures
  const person = await buyer(name)(fixtures)
  const id = await writeTo(request, person, rollator, 'Is it still there?\nI could come on Saturday.')
  await answer(request, await logIn(request, 'rosa@village.example'), id, 'It is. I take a gift card or cash.')
  return `/account/messages/${id}`
}

const handover = (page: Page) => main(page).getByRole('region', { name: 'Handover' })

const shown = ({ page }: Fixtures) => expect(log(page)).toBeVisible()

/** The list of conversations, a conversation, and the page behind the link of a mail. */
export const conversationStates: PageCase[] = [
  {
    who: ({ request }) => createConfirmedUser(request, 'silent'),
    path: '/account/messages',
    ready: ({ page }) => expect(main(page)).toContainText('You have no messages yet.'),
  },
  {
    who: buyer('lists'),
    path: async (fixtures) => {
      await conversationOf('lists')(fixtures)
      return '/account/messages'
    },
    ready: ({ page }) => expect(rowOf(page, rollator)).toContainText(/new messages?/),
  },
  {
    who: as('ben'),
    before: busy('**/v1/api/user/conversations?*'),
    path: '/account/messages',
    fails: [503],
    ready: ({ page }) => expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
  },
  {
    who: ({ request }) => createConfirmedUser(request, 'silent'),
    path: '/account/messages/sent',
    ready: ({ page }) => expect(main(page)).toContainText('You have not written to a seller yet.'),
  },
  {
    who: as('ben'),
    before: busy('**/v1/api/user/messages*'),
    path: '/account/messages/sent',
    fails: [503],
    ready: ({ page }) => expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
  },
  {
    who: buyer('reads'),
    path: conversationOf('reads'),
    ready: shown,
    states: {
      'its menu open': ({ page }) => main(page).locator('summary', { hasText: 'Stop or report' }).click(),
    },
    // What lies below the open menu.
    explained: ['color-contrast', 'color-contrast-enhanced'],
  },
  {
    who: buyer('reports'),
    path: conversationOf('reports'),
    ready: shown,
    states: {
      'asked what is wrong with a person': async ({ page }) => {
        await choose(page, 'Report Rosa')
        await expect(page.getByRole('dialog', { name: 'Report this person' })).toContainText('may we see?')
      },
    },
  },
  {
    who: buyer('rests'),
    path: conversationOf('rests'),
    ready: shown,
    states: {
      'asked whether to block': async ({ page }) => {
        await choose(page, 'Block Rosa')
        await expect(question(page, 'Block Rosa?')).toBeVisible()
      },
      'Rosa blocked, and the conversation muted': async ({ page }) => {
        await question(page, 'Block Rosa?').getByRole('button', { name: 'Yes, block' }).click()
        await expect(main(page)).toContainText('You blocked Rosa')
        await choose(page, 'Stop e-mails about this')
        await expect(main(page)).toContainText('You get no e-mails about this conversation')
      },
    },
  },
  {
    who: buyer('writes'),
    path: conversationOf('writes'),
    ready: shown,
    states: {
      'sent without a word': async ({ page }) => {
        await sendButton(page).click()
        await expect(main(page)).toContainText('Message is required')
      },
      'with an address in it, and photos to choose': async ({ page }) => {
        await box(page).fill('Write to me at me@visit.example, I have a gift card')
        await main(page).locator('summary', { hasText: 'Add photos' }).click()
        await expect(main(page)).toContainText('You give away your e-mail address')
      },
    },
  },
  {
    who: as('ben'),
    path: '/account/messages/999999',
    ready: ({ page }) => expect(main(page)).toContainText('There is no such conversation.'),
    fails: [404],
  },
  {
    path: async (fixtures) => {
      await conversationOf('mailed')(fixtures)
      const { email } = await buyer('mailed')(fixtures)
      return linkMailedTo(fixtures.request, email, '/messages/open?token=')
    },
    ready: ({ page }) => expect(main(page)).toContainText('I take a gift card or cash.'),
  },
  {
    who: ({ request }) => logIn(request, 'rosa@village.example'),
    path: conversationOf('meets'),
    ready: ({ page }) => expect(handover(page)).toContainText('It is promised to nobody.'),
    states: {
      'with the form of a meeting, sent empty': async ({ page }) => {
        await main(page).getByRole('button', { name: 'Suggest a time and place' }).click()
        await handover(page).getByRole('button', { name: 'Suggest this' }).click()
        await expect(handover(page)).toContainText('Day: choose a day, such as 28 November')
      },
    },
  },
  {
    path: async (fixtures) => {
      await conversationOf('answered')(fixtures)
      return linkMailedTo(fixtures.request, 'rosa@village.example', 'answer=available')
    },
    ready: ({ page }) => expect(page.getByRole('button', { name: 'Send this answer' })).toBeVisible(),
  },
  {
    path: '/messages/answer?token=none&answer=gone',
    ready: ({ page }) => expect(main(page)).toContainText('This link is not valid, or it has ended.'),
    fails: [422],
  },
  {
    path: '/handover?token=none',
    ready: ({ page }) => expect(main(page)).toContainText('This link does not lead to a handover sheet.'),
    fails: [422],
  },
  {
    path: '/handover/after?token=none',
    ready: ({ page }) => expect(main(page)).toContainText('This link is not valid, or it has ended.'),
    fails: [422],
  },
  {
    path: '/messages/open?token=none',
    ready: ({ page }) => expect(main(page)).toContainText('This link no longer opens your messages'),
    fails: [422],
  },
]
