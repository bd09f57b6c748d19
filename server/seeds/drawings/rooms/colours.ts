import type { Room } from '../types.ts'

/** Wall, lower part of the wall or second wall colour, floor and the floor's lines, by shade. */
export type RoomColours = { wall: string; second: string; floor: string; seam: string }

export const roomColours: Record<Room, readonly [RoomColours, RoomColours, RoomColours]> = {
  living: [
    { wall: '#E7DDCB', second: '#ECE4D6', floor: '#C9A77C', seam: '#B5936A' },
    { wall: '#DDE4D9', second: '#E6EBE1', floor: '#BE9A70', seam: '#AA875F' },
    { wall: '#E3E1EA', second: '#ECEAF1', floor: '#B79A7C', seam: '#A3876B' },
  ],
  hall: [
    { wall: '#D5E0E2', second: '#6F979A', floor: '#9FAAA6', seam: '#929D99' },
    { wall: '#E6DFD2', second: '#7E9AA0', floor: '#B3A086', seam: '#A39178' },
    { wall: '#E2DEE6', second: '#8A7F95', floor: '#A9A39B', seam: '#9B958D' },
  ],
  bathroom: [
    { wall: '#DCEBEA', second: '#C1D9D8', floor: '#B7C9CB', seam: '#CFDDDE' },
    { wall: '#E9E6DC', second: '#CAD6CF', floor: '#C9C2B2', seam: '#DAD5C8' },
    { wall: '#E4E7EE', second: '#CBD3E0', floor: '#B6BBC6', seam: '#CCD0D8' },
  ],
  bedroom: [
    { wall: '#E9E2EA', second: '#DCCFDD', floor: '#BFA58E', seam: '#AE947D' },
    { wall: '#E2E6EA', second: '#C9D3DD', floor: '#AEB3AC', seam: '#9EA39C' },
    { wall: '#EEE5D8', second: '#DFCDB9', floor: '#C39E74', seam: '#AF8B62' },
  ],
  garage: [
    { wall: '#DADCD3', second: '#C9CBC2', floor: '#A3A79E', seam: '#93978E' },
    { wall: '#D8DEE0', second: '#C6CDD0', floor: '#9DA5A8', seam: '#8D9598' },
    { wall: '#E3DFD3', second: '#D1CDC0', floor: '#B0A998', seam: '#A09987' },
  ],
  patio: [
    { wall: '#D3E4EA', second: '#9DB9BF', floor: '#D2C9B6', seam: '#C2B8A4' },
    { wall: '#E3E6DD', second: '#A9B9B4', floor: '#C4C3BC', seam: '#B4B3AC' },
    { wall: '#F0E3D2', second: '#B3B0B8', floor: '#CDBFA8', seam: '#BCAE97' },
  ],
}
