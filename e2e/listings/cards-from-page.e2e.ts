import { expect, test } from '../visit.ts'

/** The cards of a document as a person has them: each element with its attributes and its text, in whatever order React wrote them. */
const readDocument = `(page) => {
  const read = (element) => [
    element.localName,
    [...element.attributes].map(({ name, value }) => name + '=' + value).sort(),
    [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data).join(''),
    [...element.children].map(read),
  ]
  return [...page.querySelectorAll('#cards > li')].map(read)
}`

test('cards that the browser makes anew are those that the server sent, though their data never came', async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  const withoutScript = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const before = await withoutScript.newPage()
  await before.goto('/')
  const sent = await before.evaluate(`(${readDocument})(document)`)
  await withoutScript.close()
  await open('/')
  expect(sent).toHaveLength(26)
  const answer = Promise.withResolvers<void>()
  await page.route(/\/v1\/posts\?/, async (route) => {
    await answer.promise
    await route.abort()
  })
  await page.getByRole('checkbox', { name: /^Walking Aids/ }).check()
  await expect(page.getByRole('status').filter({ hasText: 'Loading listings…' })).toBeAttached()
  await expect(page.locator('#cards')).toBeHidden()
  answer.resolve()
  await expect(page.getByText('We could not reach the service.').first()).toBeVisible()
  expect(await page.evaluate(`(${readDocument})(document)`)).toEqual(sent)
})
