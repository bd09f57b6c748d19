import { patch } from '../parts.ts'
import type { Shade } from '../types.ts'
import { roomColours } from './colours.ts'
import { pane, picture, planks, plant, shell } from './furnishing.ts'

/** The living room: a window with its light on the wall, and a plank floor. */
export function living(shade: Shade): string {
  const { wall, second, floor, seam } = roomColours.living[shade]
  const base = shell(wall, floor) + planks(seam)
  if (shade === 1) return base + patch('M272 24L120 64V214H400V24Z', second) + pane(276, 24) + plant(34)
  const light = patch('M126 24L276 64V214H30V24Z', second)
  return base + light + pane(30, 24) + (shade === 2 ? picture(296, 46) : '')
}
