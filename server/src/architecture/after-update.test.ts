import { describe, expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import type { Context } from '#platform/context'
import { verifyPassword } from '../accounts/passwords/passwords.ts'
import { unsealSecret } from '../accounts/second-factor/sealed-secret.ts'
import { networkDigest } from '../accounts/sessions/network-digest.ts'
import { hashToken } from '../accounts/tokens.ts'
import { unsealHowItWent } from '../handovers/sheets/how-it-went-links.ts'
import { sheetCodeOf, unsealSheetLink } from '../handovers/sheets/sheet-links.ts'
import { readCursor } from '../listings/reading/read-on.ts'
import { addressHashOf } from '../messages/blocks/address-hash.ts'
import { unsealAnswerLink } from '../messages/conversations/answer-links.ts'
import { unsealReadLink } from '../messages/conversations/read-links.ts'
import { reporterOf } from '../moderation/reporter.ts'
import { unsealUnsubscribeToken } from '../notifications/unsubscribe-token.ts'
import { hasAccess } from '../pictures/serving/picture-access.ts'
import { mailOfReturnPath } from '../platform/mail/incoming/return-path.ts'

// What an earlier version gave out or stored under this secret at this moment: an update must leave all of it good.
const config = readConfig({
  APP_ENV: 'test',
  SECRET: 'the secret of a program before its update',
  MAIL_IN_DOMAIN: 'in.example.org',
  MAIL_IN_WEBHOOK_SECRET: 'Q7x1vN0pLw3RzT8yKc5MdF2sHb6JgA9eUo4iXmZr',
})
const ctx = { config, clock: { now: () => new Date('2026-11-01T12:00:00Z') } } as Context

const links = [
  {
    name: 'that opens a conversation',
    open: unsealReadLink,
    token:
      'yMXCfk9-sTBDexeiD0N0JmJxb6VdlDZIgNoZk_r2U73DhU1XAoNFH4gX0IquAkQoKbpE7CJIrfYWi3pT74CGfarOCdRuj9M1svKDInqVLu2wDVPIcfJN',
    opens: { conversationId: 7, personId: 12 },
  },
  {
    name: 'that answers in a conversation',
    open: unsealAnswerLink,
    token:
      'bKAS6Yjys9bt1FbBjQQVeNJ3VM0ecjSabtv2FQoMXHd8jSnDfLqGQqL0-Nv9A0V2iynIXQutz5zW28uQ7zrOUyrtw64bc2JsdaspUuzXzLkEEaa4LJl_UC_Dcw-qaZyeAwq2QU6NZ1LYZ2ES0jgMtHOTrIuOXuZCuYabN_Pt_Dhi1DEXE8izuYkQ9g',
    opens: { conversationId: 7, personId: 12 },
  },
  {
    name: 'that opens a handover sheet',
    open: unsealSheetLink,
    token:
      'z_zhWe6ftgxSE9Vy_nQ5_4ZyGVZOCBO7kbLnl52m-y6ah5sEX-lSX439DyBwSIvPqNR72FkOTlJLAaTZMDoxHjUhZTwk1BZBNJGpORX5LV__SppRdO9_j0HTug',
    opens: { sheetId: 7, personId: 12 },
  },
  {
    name: 'that says how a handover went',
    open: unsealHowItWent,
    token:
      'kV5saYuPfkroSGhF7PuFqVW5AEChIHNFMwyW25kQTRCn5f2hh4zBM4AUoVjHjCtvPoVbeiEQdbnQ7Eg_SLFql1xnPvEbVOQ5SzdvQ-8m-RLwJYymRZZNY5cLgg',
    opens: { sheetId: 7, personId: 12 },
  },
]

describe('after an update', () => {
  test.each(links)('the link of a mail $name is good', ({ open, token, opens }) => {
    const opened = open(ctx, token)
    expect(opened).toMatchObject(opens)
    expect([opened?.isFor('ann@example.org'), opened?.isFor('bob@example.org')]).toEqual([true, false])
  })

  test('the links that end mails are good', () => {
    const token = 'kAxJCwZrVYEJpkJMN7usMVWI9SSS98njo8-BvrosceS7oPEK71NF4wIFcRnwczINdTyXHvbH'
    expect(unsealUnsubscribeToken(ctx, token)).toEqual({ personId: 12, typeId: 3 })
  })

  test('the code on a thing is the same, and mail that comes back is known by its address', () => {
    expect(sheetCodeOf(ctx, 7)).toBe('qil4hnopvw37umk7btckwdxfi2')
    expect(mailOfReturnPath(config, 'b-9l-zncib7x37uuicogzsfvqg2fqqc@in.example.org')).toBe(345)
  })

  test('the address of a photo and the next page of a list open', () => {
    const until = '1793620800'
    expect(hasAccess(ctx, '0123456789abcdef0123456789abcdef', { until, signature: 'QupkgHhACjUqOwVua0AbCU' })).toBe(
      true,
    )
    const next =
      'eyJvcmRlciI6Im5ld2VzdCIsInNuYXBzaG90IjoiMToxOiIsImlkIjo1LCJsaXN0ZWRBdCI6MSwicHJpY2UiOjQwLCJsb2NhdGlvbklkIjoyfQ.BT6V0KZxODH_q1EbLkuEJw'
    expect(readCursor(ctx, next, 'newest')).toMatchObject({ id: 5, price: 40 })
  })

  test('passwords, sessions and second factors are known', async () => {
    const phc = '$argon2id$v=19$m=19456,t=2,p=1$QJJW8wiOyXcJGx31URq/bg$Ihh7bSTt1pJjIJSBPPn4pnGK16ZnWm5Gpu6jTCrQC8E'
    expect(await verifyPassword('Village-2026!', phc)).toBe(true)
    const stored = '16HmaijCrvUr1v0vC8gUX6ZXuIjTKyglj7A2DAxBNjskiOfjApxc_n182suzWGYrFofkwbbNup_82c5C6IkMNFWcT77Nen4'
    expect(unsealSecret(ctx, stored)).toEqual({ personId: 12, secret: 'JBSWY3DPEHPK3PXP' })
    const digests = [hashToken('a token'), networkDigest(ctx, { personId: 12, network: '192.0.2' })]
    expect(digests.map((digest) => digest.toString('hex'))).toEqual([
      'e3316e2bafebb6103a3418e8778c0adc960d40213a03a7e7f4fcd3426ed807bf',
      '6b5049fee3a6892afd3268e19a75765354d8d443a7753d20abfb0e13b0352fc9',
    ])
  })

  test('a block still keeps who is blocked, and a visitor reports a listing once', () => {
    expect(addressHashOf(ctx, 'Ann@Example.org').toString('hex')).toBe(
      '3fa6e2ed413bd72dc11e971f858706861dae1507b35b5c115a457088db7e150e',
    )
    const { reporter, network } = reporterOf(ctx, { person: undefined, visitor: 'visitor abc', network: '192.0.2' })
    expect([reporter, network].map((digest) => digest.toString('hex'))).toEqual([
      '7d2dbd06e606946ff232c2edee3a7f730930d4d50d20399bf3b4e301cf94b76b',
      'ad94ff3bc6e301d77fac390f6cfd16d57b516e2c54c6828645e8f53af0bb3c3a',
    ])
  })
})
