import type { ListName, WrittenEntry } from '@reable/contract/content-lists'
import type { PageTitle, WrittenPage } from '@reable/contract/content-pages'
import { aboutUs } from './about-us.ts'
import { additionalServices } from './additional-services.ts'
import { communityExchangeZones } from './community-exchange-zones.ts'
import { contactUsFaqs } from './contact-us-faqs.ts'
import { directors } from './directors.ts'
import { donatePage } from './donate-page.ts'
import { faqCategories } from './faq-categories.ts'
import { frequentlyAskedQuestions } from './frequently-asked-questions.ts'
import { healthAndSafety } from './health-and-safety.ts'
import { howItWorks } from './how-it-works.ts'
import { ourBlog } from './our-blog.ts'
import { ourPartners } from './our-partners.ts'
import { ourStory } from './our-story.ts'
import { ourTeam } from './our-team.ts'
import { partners } from './partners.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { prohibitedContent } from './prohibited-content.ts'
import { resources } from './resources.ts'
import { safeExchangeZones } from './safe-exchange-zones.ts'
import { services } from './services.ts'
import { teamLeads } from './team-leads.ts'
import { teamMembers } from './team-members.ts'
import { teamStats } from './team-stats.ts'
import { teams } from './teams.ts'
import { termsOfUse } from './terms-of-use.ts'
import { volunteerInsights } from './volunteer-insights.ts'

/** Every page as it stands until a volunteer edits it. */
export const seededPages: { [Title in PageTitle]: WrittenPage<Title> } = {
  'About Us': aboutUs,
  'Our Story': ourStory,
  'Our Team': ourTeam,
  'Contact Us Faqs': contactUsFaqs,
  'Our Blog': ourBlog,
  'Donate Page': donatePage,
  'Frequently Asked Questions': frequentlyAskedQuestions,
  Resources: resources,
  'How It Works': howItWorks,
  'Community Exchange Zones': communityExchangeZones,
  'Additional Services': additionalServices,
  'Health and Safety': healthAndSafety,
  'Our Partners': ourPartners,
  'Terms of Use': termsOfUse,
  'Privacy Policy': privacyPolicy,
  'Prohibited Content': prohibitedContent,
}

/** Every list in the order in which its entries are shown. */
export const seededLists: { [Name in ListName]: WrittenEntry<Name>[] } = {
  partners,
  team_members: teamMembers,
  directors,
  team_leads: teamLeads,
  team_stats: teamStats,
  teams,
  volunteer_insights: volunteerInsights,
  safe_exchange_zones: safeExchangeZones,
  services,
  faq_categories: faqCategories,
}
