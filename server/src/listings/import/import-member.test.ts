import { afterAll, expect, test } from 'vitest'
import { findOrCreatePerson, findPersonByEmail } from '#accounts'
import { resolveMember } from './import-listings.ts'
import { member, openImports } from './testing.ts'

const { ctx, close } = await openImports()
afterAll(close)

const partners = async () =>
  (await ctx.db.selectFrom('partners').select('name').orderBy('name').execute()).map(({ name }) => name)

test('with the name of a partner both are made: confirmed, and without a password', async () => {
  const created = await resolveMember(ctx, { email: 'rita@example.org', partner: 'Rita’s Ramps' })
  expect(created).toMatchObject({ confirmed: true, role: null, partnerId: expect.any(Number) })
  expect(await resolveMember(ctx, { email: 'rita@example.org', partner: 'Rita’s Ramps' })).toEqual(created)
  const row = await ctx.db.selectFrom('people').select('password_hash').where('id', '=', created.id).executeTakeFirst()
  expect(row).toEqual({ password_hash: null })
})

test('nobody is made without the name of a partner, nor under what is no e-mail address', async () => {
  await expect(resolveMember(ctx, { email: 'nobody@example.org' })).rejects.toThrow(/^There is no account for nobody@/)
  await expect(resolveMember(ctx, { email: 'nobody', partner: 'X' })).rejects.toThrow('“nobody” is no e-mail address.')
  expect(await findPersonByEmail(ctx, 'nobody@example.org')).toBeUndefined()
})

test('someone of no partner, or of another one, is refused, and no partner is created', async () => {
  await findOrCreatePerson(ctx, { email: 'ann@example.org', confirmed: true })
  const before = await partners()
  await expect(resolveMember(ctx, { email: 'ann@example.org', partner: 'New' })).rejects.toThrow(
    'not a member of a partner',
  )
  await expect(resolveMember(ctx, { ...member, partner: 'New' })).rejects.toThrow(
    'a member of another partner than New',
  )
  expect(await partners()).toEqual(before)
})
