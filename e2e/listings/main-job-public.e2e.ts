import { linkMailedTo } from '../accounts/accounts-visit.ts'
import { fillSignUp, freshEmail, signUpForm, verify } from '../accounts/auth-visit.ts'
import { expect, expectNoSidewaysScroll, hydrated, short, test } from '../visit.ts'
import { photoFiles, submit, writeListing } from '../wizard/wizard-visit.ts'
import { cardOf, main, question, tab } from './owner-visit.ts'

test.use({ viewport: { width: 320, height: 640 } })

test(
  '[AUTH-07] [AUTH-13] [WIZ-09] [LIFE-02] [LIFE-04] someone new signs up, confirms, lists with photos, renews and sells, on a narrow phone',
  short,
  async ({ page, open, request, browser, baseURL }) => {
    const email = freshEmail('someone-new')
    const title = 'Cane from my father'
    await open('/auth')
    await fillSignUp(signUpForm(page), email)
    await signUpForm(page).getByRole('button', { name: 'Create account' }).press('Enter')
    await verify(page).getByRole('button', { name: 'Continue' }).press('Enter')
    await page.goto(await linkMailedTo(request, email, '/confirmation?'))
    await expect(page).toHaveURL('/')
    await expect(main(page)).toContainText('Welcome!')

    await hydrated(page)
    await main(page).getByRole('link', { name: 'Create Listing' }).press('Enter')
    await expect(page).toHaveURL('/wizard')
    await writeListing(page, await photoFiles(request, 2), title)
    await submit(page).press('Enter')
    await expect(page).toHaveURL(/\?submitted=success$/)
    await page.getByRole('button', { name: 'See my listing' }).press('Enter')
    await expectNoSidewaysScroll(page, 320)

    const another = await browser.newContext({ baseURL })
    const stranger = await another.newPage()
    await expect(async () => {
      await stranger.goto('/')
      const cards = await stranger.getByRole('article').allInnerTexts()
      const at = cards.findIndex((card) => card.includes(title))
      expect(at).not.toBe(-1)
      // In front of it stands only what somebody else listed in the same minute.
      expect(cards.slice(0, at).filter((card) => !card.includes('Just Now'))).toEqual([])
    }).toPass()
    await another.close()

    await open('/account/listings')
    await expectNoSidewaysScroll(page, 320)
    await cardOf(page, title)
      .getByRole('button', { name: /^Renew/ })
      .press('Enter')
    await expect(main(page)).toContainText('Your listing has been renewed for 90 days!')
    await cardOf(page, title)
      .getByRole('button', { name: /^Mark as Sold/ })
      .press('Enter')
    await question(page, 'Mark as Sold?').getByRole('button', { name: 'Mark as Sold' }).press('Enter')
    await expect(tab(page, 'Sold/Donated Listings')).toHaveText('Sold/Donated Listings1')
    await tab(page, 'Sold/Donated Listings').press('Enter')
    await expect(cardOf(page, title)).toContainText('Status: Sold')
  },
)
