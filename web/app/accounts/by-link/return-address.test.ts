import { expect, test } from 'vitest'
import { mayContainInput } from './return-address.ts'

test('people who signed up over a listing or in the wizard learn where their text is, people who looked at a list do not', () => {
  for (const address of ['/posts/12', '/posts/12#contact-seller', '/wizard', '/wizard/details'])
    expect([address, mayContainInput(address)]).toEqual([address, true])
  for (const address of [null, '/', '/?category=Beds', '/account/notifications'])
    expect([address, mayContainInput(address)]).toEqual([address, false])
})
