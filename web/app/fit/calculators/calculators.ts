import type { Calculator } from './calculator.ts'
import { door } from './door.ts'
import { handle } from './handle.ts'
import { ramp } from './ramp.ts'
import { wheelchair } from './wheelchair.ts'

/** Every calculator, in the order of their page. */
export const calculators: readonly Calculator[] = [ramp, door, wheelchair, handle]

export const calculatorOf = (name: string | undefined): Calculator | undefined =>
  calculators.find((one) => one.name === name)
