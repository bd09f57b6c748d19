import { z } from 'zod'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'
import { contentLists } from './lists.ts'
import { entrySchema, pageSchema } from './schemas.ts'

/** A sentence for everyone at the top of the site; `url` is a path of ours or an http(s) address. */
const banner = z.object({ content: z.string(), url: z.string().nullable() }).meta({ id: 'Banner' })

/** Links to follow from a page; by default as deep as any page goes: see getContentPage of the server. */
const depthError = 'Depth must be a whole number from 0 to 10'
const depth = z
  .union(
    [z.literal('').transform(() => 10), z.coerce.number().int().min(0, depthError).max(10, depthError)],
    depthError,
  )
  .default(10)

const partner = z.array(entrySchema('partners'))

export const contentOperations = {
  getLatestBanner: operation({
    ...paths.getLatestBanner,
    summary: 'The banner that is shown now, or null, and in how many seconds another one is, or none',
    answer: z.object({
      data: banner.nullable(),
      /** Missing where no change is planned. */
      changes_in_s: z.int().positive().optional(),
    }),
    refusals: [],
  }),
  getContentPage: operation({
    ...paths.getContentPage,
    summary: 'The words of one page by its title. Below `depth` lists are empty and pictures have no address',
    query: z.object({ title: z.string(), depth }),
    answer: z.object({ data: pageSchema }),
    refusals: ['invalid', 'not_found'],
  }),
  listPartners: operation({
    ...paths.listPartners,
    summary: 'The partners, by group',
    answer: z.object({
      data: z.object({
        non_profits_partners: partner,
        funding_partners: partner,
        corporate_partners: partner,
      }),
    }),
    refusals: [],
  }),
  listTeamMembers: operation({
    ...paths.listTeamMembers,
    summary: 'Everyone of the teams; `end_date` is YYYY-MM-DD, empty while they are with us',
    answer: z.object({ data: z.array(entrySchema('team_members')) }),
    refusals: [],
  }),
  listDirectors: operation({
    ...paths.listDirectors,
    summary: 'The directors',
    answer: z.object({ data: z.array(entrySchema('directors')) }),
    refusals: [],
  }),
  listTeamLeads: operation({
    ...paths.listTeamLeads,
    summary: 'Who leads the teams',
    answer: z.object({ data: z.array(entrySchema('team_leads')) }),
    refusals: [],
  }),
  listTeamStats: operation({
    ...paths.listTeamStats,
    summary: 'Numbers of the teams',
    answer: z.object({ data: z.array(entrySchema('team_stats')) }),
    refusals: [],
  }),
  listTeams: operation({
    ...paths.listTeams,
    summary: 'The teams',
    answer: z.object({ data: z.array(entrySchema('teams')) }),
    refusals: [],
  }),
  listVolunteerInsights: operation({
    ...paths.listVolunteerInsights,
    summary: 'What volunteers say',
    answer: z.object({ data: z.array(entrySchema('volunteer_insights')) }),
    refusals: [],
  }),
  listSafeExchangeZones: operation({
    ...paths.listSafeExchangeZones,
    summary: 'Places to hand things over; latitude and longitude in degrees',
    answer: z.object({ data: z.array(entrySchema('safe_exchange_zones')) }),
    refusals: [],
  }),
  listServices: operation({
    ...paths.listServices,
    summary: 'Additional services of others',
    answer: z.object({ data: z.array(entrySchema('services')) }),
    refusals: [],
  }),
  listFaqCategories: operation({
    ...paths.listFaqCategories,
    summary: 'Groups of questions with their answers, of one type or of all',
    query: z.object({ type: z.enum(contentLists.faq_categories.type.options).optional() }),
    answer: z.object({ data: z.array(entrySchema('faq_categories')) }),
    refusals: ['invalid'],
  }),
}
