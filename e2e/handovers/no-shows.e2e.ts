import { createConfirmedUser, headersOf, logIn, signIn } from '../accounts/accounts-visit.ts'
import { log, main, openConversation, writeTo } from '../messages/conversation-visit.ts'
import { changeStored } from '../stored-data.ts'
import { expect, expectNoSidewaysScroll, hydrated, test } from '../visit.ts'

const inFiveDays = () => new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)

test('“They did not come” can be said once the time has come, is told to nobody, and stays said', async ({
  page,
  request,
}) => {
  const [rosa, buyer] = [await logIn(request, 'rosa@village.example'), await createConfirmedUser(request, 'forgets')]
  const id = await writeTo(request, buyer, 'Blue rollator, seat and basket', 'Is it still there?')
  const path = `/v1/api/user/conversations/${id}/meeting`
  const data = { date: inFiveDays(), time: '14:30', place: 'The library in Burnaby' }
  const suggested = await request.put(path, { headers: headersOf(rosa), data })
  const { suggestion } = (await suggested.json()).data
  const agreed = { headers: headersOf(buyer), data: { suggestion_id: suggestion.id } }
  expect((await request.put(`${path}/agreement`, agreed)).status()).toBe(200)

  await signIn(page, rosa)
  await page.setViewportSize({ width: 390, height: 844 })
  await openConversation(page, id)
  const panel = main(page).getByRole('region', { name: 'Handover' })
  const notCome = panel.getByRole('button', { name: 'They did not come' })
  await expect(panel).toContainText('You both agreed to this.')
  await expect(notCome).toBeHidden()

  await changeStored(`update meetings set starts_at = now() - interval '1 hour' where conversation_id = $1`, [id])
  await page.reload()
  await hydrated(page)
  await expect(panel).toContainText('is not told to them')
  await notCome.press('Enter')
  await expect(notCome).toBeHidden()
  await expect(panel.getByRole('heading', { name: 'Handover' })).toBeFocused()
  await page.reload()
  await hydrated(page)
  await expect(panel).toBeVisible()
  await expect(notCome).toBeHidden()
  await expectNoSidewaysScroll(page, 320)

  await signIn(page, buyer)
  await openConversation(page, id)
  await expect(panel).toBeVisible()
  await expect(log(page)).toContainText('agreed to meet')
  await expect(log(page)).not.toContainText('did not come')
  await expect(panel).toContainText('The time you agreed to has come.')
})
