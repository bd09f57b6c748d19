import type { WrittenEntry } from '@reable/contract/content/lists'

export const volunteerInsights: WrittenEntry<'volunteer_insights'>[] = [
  {
    text: 'I answer letters on Sunday evenings. Last week a man wrote back that he could take a bath again.',
    name: 'Mei L., Help Desk',
  },
  {
    text: 'I was a mechanic for forty years. On repair mornings I show people how to set their brakes.',
    name: 'Hugh C., Events',
  },
  { text: 'I came to practise my English, and I stayed for the people.', name: '' },
]
