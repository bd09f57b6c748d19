import { latitudeError, longitudeError } from '../places/edited-rules.ts'
import {
  type AnsweredFields,
  address,
  type ContentFields,
  choice,
  day,
  line,
  listOf,
  number,
  picture,
  text,
  type WrittenFields,
  words,
  yesNo,
} from './fields.ts'

export const partnerGroups = ['non_profits_partners', 'funding_partners', 'corporate_partners'] as const

const place = {
  name: line('Name'),
  description: words('Description'),
  address: line('Street address'),
  website: address('Website', { optional: true }),
  phone: line('Phone', { optional: true }),
}

/** Every list that the pages take from the content service, with the fields of one entry. Each entry is answered with an `id`, too. */
export const contentLists = {
  partners: {
    name: line('Name'),
    description: words('Description'),
    url: address('Website'),
    logo: picture('Logo'),
    sponsored: yesNo('Sponsored'),
    group: choice('Group', partnerGroups),
  },
  team_members: {
    name: line('Name'),
    team: line('Team', { hint: 'As the team is named in the list of teams' }),
    end_date: day('Last day', { optional: true, hint: 'Empty while they are with us' }),
  },
  directors: { name: line('Name'), picture: picture('Picture'), narrative: words('About them') },
  team_leads: { name: line('Name'), title: line('Title'), picture: picture('Picture') },
  team_stats: { label: line('What it counts'), count: line('Number') },
  teams: { name: line('Name'), description: words('Description'), backdrop_image: picture('Picture behind it') },
  volunteer_insights: { text: words('What they say'), name: line('Who says it', { optional: true }) },
  safe_exchange_zones: {
    ...place,
    hours: line('Hours', { optional: true, hint: 'Such as: Best Tuesday to Saturday, 10 am to 4 pm' }),
    latitude: number('Latitude', { rule: latitudeError, hint: 'In degrees, such as 49.25' }),
    longitude: number('Longitude', { rule: longitudeError, hint: 'In degrees, such as -123.1' }),
    closed: yesNo('Closed: nobody is offered it for new meetings'),
  },
  services: { ...place, logo: picture('Logo'), sponsored: yesNo('Sponsored') },
  faq_categories: {
    name: line('Name'),
    type: choice('Kind', ['health_safety', 'general']),
    questions: listOf('Questions', { title: line('Question'), body: text('Answer') }),
  },
} as const satisfies Record<string, ContentFields>

/** The field in which no two entries of a list look the same, where there is one. */
export const uniqueFields: Partial<Record<ListName, string>> = { safe_exchange_zones: 'name' }

export type ListName = keyof typeof contentLists
export type ContentEntry<Name extends ListName> = { id: number } & AnsweredFields<(typeof contentLists)[Name]>
export type WrittenEntry<Name extends ListName> = WrittenFields<(typeof contentLists)[Name]>
