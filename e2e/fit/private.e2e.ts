import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createConfirmedUser, signIn } from '../accounts/accounts-visit.ts'
import { listingCalled } from '../listings/listing-visit.ts'
import { main } from '../listings/owner-visit.ts'
import { expect, short, test } from '../visit.ts'
import { answer, group, heading, recordLeaving, secretsIn, storedFit } from './fit-visit.ts'

test(
  'nothing that was typed leaves the device: no address, request, header, message, mail, log or stored file has any of it',
  short,
  async ({ page, open, request }) => {
    await signIn(page, await createConfirmedUser(request, 'measures'))
    const left = recordLeaving(page)
    await open('/?category=Manual%20wheelchair%20(self-propelled)')
    await main(page).getByRole('link', { name: 'Will this kind fit?' }).click()
    await expect(heading(page, 'Who is it for?')).toBeVisible()
    await main(page).getByRole('radio', { name: 'Somebody else' }).check()
    await main(page).getByRole('textbox', { name: 'Their name' }).fill('Quillbertha')
    await page.keyboard.press('Enter')
    for (const [at, typed] of ['16.37', '151.73', '31.37', '16.91'].entries())
      await answer(page, `Question ${at + 1} of 5`, typed)
    await answer(page, 'Question 5 of 5', undefined)
    await expect(heading(page, 'What fits Quillbertha')).toBeVisible()
    await expect(group(page, 'Does not fit').getByRole('article').first()).toBeVisible()
    await expect(page).not.toHaveTitle(/Quillbertha/)
    await open(`/posts/${await listingCalled(request, 'Older wheelchair, fine for visitors and outings')}`)
    await main(page).getByRole('button', { name: 'Ask for the weight it can hold' }).click()
    const form = page.getByRole('form', { name: 'Contact Seller' })
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(form).toContainText(/sent/i)
    await page.evaluate(() => fetch('/v1/no-such-call').catch(() => undefined))
    await open('/fit')
    await expect(main(page)).toContainText('16.37 in')
    await main(page).getByRole('button', { name: 'Forget all of this' }).click()
    await open('/account/settings')
    expect(await storedFit(page)).toBe(null)
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('fit')))).toEqual([])
    const text = left()
    expect(text).toContain('/v1/measures')
    expect(text).toContain('Could you tell me the weight it can hold?')
    const addresses = await page.evaluate(() => JSON.stringify(history.state) + document.cookie)
    expect(secretsIn(text + addresses)).toEqual([])
    expect(await filesWith((stored) => secretsIn(stored).length > 0)).toEqual([])
    // What was sent is found there, so the search is no idle one.
    expect(await filesWith((stored) => stored.includes('Could you tell me the weight'))).not.toEqual([])
  },
)

/** Returns the files of the data folder, the database's own among them, whose text is such. */
async function filesWith(isSuch: (stored: string) => boolean): Promise<string[]> {
  const entries = await readdir(process.env.E2E_DATA_DIR ?? '', { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    // Each byte is one character, so that no byte beside a text changes it.
    const stored = await readFile(path, 'latin1').catch(() => '')
    if (isSuch(stored)) found.push(path)
  }
  return found
}
