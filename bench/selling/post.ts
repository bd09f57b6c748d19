/** An overbed table as the wizard sends it, without its photos. */
export const overbedTable = {
  equipment_type_id: 30,
  description: 'Stands firmly, wiped clean, from a home without smoke.',
  price: '25',
  free: false,
  condition_id: 3,
  location_id: 4,
  properties: { cleaned: 'Cleaned and disinfected' },
}
