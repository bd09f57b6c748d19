import { expect, test } from 'vitest'
import { inReceivingTurn } from './receiving-turns.ts'

test('forty photos come in at once, one more is asked to wait, and each that ends makes room', async () => {
  const open = Promise.withResolvers<string>()
  const first = Promise.withResolvers<string>()
  const receiving = Array.from({ length: 40 }, (_, id) => inReceivingTurn(id, () => (id ? open : first).promise))
  await expect(inReceivingTurn(40, async () => '')).rejects.toMatchObject({ code: 'busy', retryAfterSeconds: 30 })
  first.reject(new Error('hung up'))
  await expect(receiving[0]).rejects.toThrow('hung up')
  expect(await inReceivingTurn(40, async () => 'received')).toBe('received')
  open.resolve('received')
  expect(await Promise.all(receiving.slice(1))).toHaveLength(39)
})
