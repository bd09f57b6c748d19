import type { AskedRows } from './asked.ts'

/** What people are asked about their bathrooms and bedrooms. */
export const askedOfRooms = {
  bowl_height_in: { noun: 'how high your toilet is', min: 8, max: 26 },
  toilet_bowl: { noun: 'the shape of your toilet', choices: ['Round', 'Elongated'] },
  bath_place: { noun: 'where it will stand', choices: ['Bathtub', 'Walk-in shower'] },
  tub_floor_in: { noun: 'how wide the floor of your tub is', min: 8, max: 60 },
  tub_width_in: { noun: 'how wide your tub is', min: 12, max: 60 },
  tub_rim_in: { noun: 'how high the rim of your tub is', min: 6, max: 36 },
  tub_door: { noun: 'what closes your tub', choices: ['open', 'sliding'] },
  beside_tub_in: { noun: 'how much room there is beside your tub', min: 1, max: 120 },
  bed_gap_in: { noun: 'how high the gap under your bed is', min: 0.5, max: 40 },
  room_width_in: { noun: 'how wide the place for the bed is', min: 20, max: 600 },
  room_length_in: { noun: 'how long the place for the bed is', min: 40, max: 600 },
  bed_deck_width_in: { noun: 'how wide the deck of your bed is', min: 20, max: 90 },
  bed_deck_length_in: { noun: 'how long the deck of your bed is', min: 40, max: 100 },
  mattress_thickness_in: { noun: 'how thick your mattress is', min: 1, max: 24 },
  bed_base: { noun: 'what kind of bed yours is', choices: ['home', 'hospital'] },
  furniture_height_in: { noun: 'how high the seat or bed is now', min: 5, max: 36 },
  lift_attachment: { noun: 'how slings hang on your lift', choices: ['Loop', 'Clip'] },
} as const satisfies AskedRows
