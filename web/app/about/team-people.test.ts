import { expect, test } from 'vitest'
import { pastVolunteers } from './team-people.ts'

const member = (id: number, name: string, team: string, end_date = '') => ({ id, name, team, end_date })

const members = [
  member(1, 'Wen', 'Website'),
  member(2, 'Élise', 'Website', '2025-12-31'),
  member(3, 'Zoe', 'Events', '2024-06-30'),
  member(4, 'Ari', 'Events'),
  member(5, 'Dana', 'Events', '2026-03-31'),
]

test('[INFO-10] past volunteers are those with an end date, sorted by name as people sort names', () => {
  expect(pastVolunteers(members).map(({ name }) => name)).toEqual(['Dana', 'Élise', 'Zoe'])
})
