import type { ListName, WrittenEntry } from '@reable/contract/content/lists'
import type { PageTitle, WrittenPage } from '@reable/contract/content/pages'
import { contactUsFaqs } from './faq/contact-us-faqs.ts'
import { faqCategories } from './faq/faq-categories.ts'
import { frequentlyAskedQuestions } from './faq/frequently-asked-questions.ts'
import { directors } from './lists/directors.ts'
import { partners } from './lists/partners.ts'
import { safeExchangeZones } from './lists/safe-exchange-zones.ts'
import { services } from './lists/services.ts'
import { teamLeads } from './lists/team-leads.ts'
import { teamMembers } from './lists/team-members.ts'
import { teamStats } from './lists/team-stats.ts'
import { teams } from './lists/teams.ts'
import { volunteerInsights } from './lists/volunteer-insights.ts'
import { aboutUs } from './pages/about-us.ts'
import { additionalServices } from './pages/additional-services.ts'
import { communityExchangeZones } from './pages/community-exchange-zones.ts'
import { donatePage } from './pages/donate-page.ts'
import { healthAndSafety } from './pages/health-and-safety.ts'
import { howItWorks } from './pages/how-it-works.ts'
import { ourBlog } from './pages/our-blog.ts'
import { ourPartners } from './pages/our-partners.ts'
import { ourStory } from './pages/our-story.ts'
import { ourTeam } from './pages/our-team.ts'
import { privacyPolicy } from './pages/privacy-policy.ts'
import { prohibitedContent } from './pages/prohibited-content.ts'
import { resources } from './pages/resources.ts'
import { termsOfUse } from './pages/terms-of-use.ts'

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
