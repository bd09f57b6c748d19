import type { Room, Shade } from '../types.ts'
import { bathroom } from './bathroom.ts'
import { bedroom } from './bedroom.ts'
import { garage } from './garage.ts'
import { hall } from './hall.ts'
import { living } from './living.ts'
import { patio } from './patio.ts'

export const rooms = ['living', 'hall', 'bathroom', 'bedroom', 'garage', 'patio'] as const

const drawings: Record<Room, (shade: Shade) => string> = { living, hall, bathroom, bedroom, garage, patio }

const phrases: Record<Room, string> = {
  living: 'in a living room',
  hall: 'in a hall',
  bathroom: 'in a bathroom',
  bedroom: 'in a bedroom',
  garage: 'in a garage',
  patio: 'on a patio',
}

/** The empty room. */
export function drawRoom(room: Room, shade: Shade): string {
  return drawings[room](shade)
}

/** The room in words: "in a hall", "on a patio". */
export function roomPhrase(room: Room): string {
  return phrases[room]
}
