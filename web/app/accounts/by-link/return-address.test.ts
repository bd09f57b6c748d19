import { expect, test } from 'vitest'
import { mayHoldTyped } from './return-address.ts'

test('who signed up over a listing or in the wizard is told where their words are, who looked at a list is not', () => {
  for (const address of ['/posts/12', '/posts/12#contact-seller', '/wizard', '/wizard/details'])
    expect([address, mayHoldTyped(address)]).toEqual([address, true])
  for (const address of [null, '/', '/?category=Beds', '/account/notifications'])
    expect([address, mayHoldTyped(address)]).toEqual([address, false])
})
