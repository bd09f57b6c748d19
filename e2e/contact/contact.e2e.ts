import { expect, expectNoSidewaysScroll, short, test } from '../visit.ts'

const path = '/aboutus/contactus'

test(
  '[INFO-11] [INFO-12] the contact form says what is wrong, keeps what is typed, and is cleared once it is sent',
  short,
  async ({ page, open }) => {
    await open(path)
    const form = page.getByRole('form', { name: 'Write to us' })
    const message = form.getByLabel('Your message')
    const send = form.getByRole('button', { name: 'Send message' })
    await expect(message).toHaveAttribute('rows', '5')
    await send.press('Enter')
    const summary = page.locator(':focus')
    await expect(summary).toContainText('There are 3 things to correct')
    for (const rule of ['Email address is required', 'Message is required', 'You must agree to the Terms of Use'])
      await expect(summary).toContainText(rule)
    await form.getByLabel('Email').fill('nora')
    await form.getByLabel('Your name').fill('Nora')
    await message.fill('Do you take a commode?')
    await form.getByRole('checkbox').check()
    await send.press('Enter')
    await expect(form).toContainText('Invalid email address')

    await form.getByLabel('Email').fill('nora@example.org')
    await send.press('Enter')
    await expect(page.getByRole('main')).toContainText('Message sentYour message has been sent successfully')
    await expect(message).toHaveValue('')
    await expect(form.getByLabel('Email')).toHaveValue('')
  },
)

test('[INFO-12] a message that could not be sent says why, and stays, as does what is written meanwhile', async ({
  page,
  open,
}) => {
  await open(path)
  const failure = { error: 'Please try again in an hour.', code: 'forbidden', flow_id: '7F2K-90QA' }
  await page.route('**/captcha', (route) => route.abort())
  await page.route('**/v1/contact_us', (route) => route.fulfill({ status: 403, json: failure }))
  const form = page.getByRole('form', { name: 'Write to us' })
  await form.getByLabel('Email').fill('nora@example.org')
  await form.getByLabel('Your message').fill('Do you take a commode?')
  await form.getByRole('checkbox').check()
  const send = form.getByRole('button', { name: 'Send message' })
  await send.press('Enter')
  await expect(form).toContainText('Recaptcha required')
  await page.unroute('**/captcha')
  await send.press('Enter')
  await expect(page.getByRole('main')).toContainText('Message not sentYour message was not sent')
  await expect(page.getByRole('main')).toContainText('7F2K-90QA')
  await expect(form).toContainText('Please try again in an hour.')
  const message = form.getByLabel('Your message')
  await expect(message).toHaveValue('Do you take a commode?')
  await page.unroute('**/v1/contact_us')
  await page.route('**/v1/contact_us', async (route) => {
    await message.fill('Do you take a commode? And a cane?')
    await route.fulfill({ json: { data: null } })
  })
  await send.press('Enter')
  await expect(page.getByRole('main')).toContainText('Message sentYour message has been sent successfully')
  await expect(message).toHaveValue('Do you take a commode? And a cane?')
})

test('[INFO-11] four networks and the first questions stand beside the form, on a narrow phone too', async ({
  page,
  open,
}) => {
  await open(path)
  const elsewhere = page.getByRole('region', { name: 'Reable elsewhere' })
  await expect(elsewhere.getByRole('link')).toHaveCount(4)
  const questions = page.getByRole('region', { name: 'Before you write' })
  await questions.getByText('A listing looks wrong or unsafe. What can I do?').click()
  await expect(questions).toContainText('You do not need an account for that.')
  await expectNoSidewaysScroll(page, 320)
})
