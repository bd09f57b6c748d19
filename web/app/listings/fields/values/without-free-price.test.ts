import { expect, test } from 'vitest'
import { withoutFreePrice } from './without-free-price.ts'

test('[RULE-07] while it is free, the price that was typed before stays remembered', () => {
  const before = { title: 'Cane', price: '80', free: false }
  expect({ ...before, ...withoutFreePrice({ title: 'Oak cane', price: '0', free: true }) }).toEqual({
    title: 'Oak cane',
    price: '80',
    free: true,
  })
  expect(withoutFreePrice({ price: '90', free: false })).toEqual({ price: '90', free: false })
})
