import { block } from '../parts.ts'
import type { Shade } from '../types.ts'

const tops = [
  { edge: '#DDBA8A', top: '#C79C68' },
  { edge: '#CFAE93', top: '#B48C6C' },
  { edge: '#E6E3DA', top: '#CFCBBF' },
] as const

/** A table top in front of the room, for things that are too small for the floor. */
export function table(shade: Shade): string {
  const { edge, top } = tops[shade]
  return block(0, 206, 400, 94, top) + block(0, 206, 400, 13, edge)
}
