import type { DocumentName } from '@reable/contract/content/documents'
import type { ListName } from '@reable/contract/content/lists'
import type { PageTitle } from '@reable/contract/content/pages'
import { href } from 'react-router'
import { addresses } from '../../../shell/addresses.ts'

/** The title of a page or list for volunteers, a description, and the address at which it is shown. */
export type DocumentLabels = { title: string; about: string; shownAt: string }

type PageLabels = Omit<DocumentLabels, 'title'> & {
  /** Where the menus have another title than the content service. */
  title?: string
}

const pages: Record<PageTitle, PageLabels> = {
  'About Us': { about: 'Who we are, with figures and quotes', shownAt: addresses.aboutUs },
  'Our Story': { about: 'How it began', shownAt: addresses.ourStory },
  'Our Team': { about: 'The words around the people', shownAt: addresses.ourTeam },
  'Contact Us Faqs': {
    title: 'Contact Us',
    about: 'The words and questions beside the contact form',
    shownAt: addresses.contactUs,
  },
  'Our Blog': { about: 'The words around the articles', shownAt: addresses.blog },
  'Donate Page': { title: 'Donate', about: 'Why and how to give', shownAt: addresses.donate },
  'Frequently Asked Questions': { about: 'Questions and answers below the resources', shownAt: '/resources#faq' },
  Resources: { about: 'The cards that lead to the other pages', shownAt: addresses.resources },
  'How It Works': { about: 'Steps of selling and of finding', shownAt: addresses.howItWorks },
  'Community Exchange Zones': { about: 'The words around the map', shownAt: addresses.exchangeZones },
  'Additional Services': { about: 'The words above the services', shownAt: addresses.additionalServices },
  'Health and Safety': { about: 'Guidelines for a safe exchange', shownAt: addresses.healthAndSafety },
  'Our Partners': { about: 'The words around the partners', shownAt: addresses.partners },
  'Terms of Use': { about: 'A policy', shownAt: addresses.terms },
  'Privacy Policy': { about: 'A policy', shownAt: '/policies#privacy-policy' },
  'Prohibited Content': { about: 'A policy', shownAt: '/policies#prohibited-content' },
}

const lists: Record<ListName, DocumentLabels> = {
  partners: {
    title: 'Partners',
    about:
      'The cards of the page Our Partners, in three groups. Who lists for a partner is under Partners in the menu.',
    shownAt: addresses.partners,
  },
  team_members: { title: 'Team members', about: 'Volunteers of today and of the past', shownAt: addresses.ourTeam },
  directors: { title: 'Directors', about: 'The board', shownAt: addresses.ourTeam },
  team_leads: { title: 'Team leads', about: 'The volunteer managers', shownAt: addresses.ourTeam },
  team_stats: { title: 'Team figures', about: 'Numbers of the team', shownAt: addresses.ourTeam },
  teams: { title: 'Teams', about: 'What each team does', shownAt: addresses.ourTeam },
  volunteer_insights: { title: 'Volunteer insights', about: 'What volunteers say', shownAt: addresses.ourTeam },
  safe_exchange_zones: { title: 'Exchange zones', about: 'Safe places to meet', shownAt: addresses.exchangeZones },
  services: { title: 'Services', about: 'Repair, loan, rides and more', shownAt: addresses.additionalServices },
  faq_categories: { title: 'Health questions', about: 'Questions and answers', shownAt: addresses.healthAndSafety },
}

export const documentLabels = (document: DocumentName): DocumentLabels =>
  document.kind === 'page' ? { title: document.name, ...pages[document.name] } : lists[document.name]

/** The address at which a document is edited. */
export const documentAddress = ({ kind, name }: DocumentName): string =>
  href('/console/pages/:kind/:name', { kind, name })
