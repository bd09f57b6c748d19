import type { WrittenPage } from '@reable/contract/content/pages'
import { organisation } from '@reable/contract/organisation'
import { paragraphs } from '../markdown.ts'

export const ourTeam: WrittenPage<'Our Team'> = {
  heading: 'Our Team',
  introduction: paragraphs(
    `Volunteers run ${organisation.name}. Nobody here is paid.`,
    '**The names and numbers on this page are examples.** They show where each of us will stand once our volunteers have put in their own.',
  ),
  involved_heading: 'Get Involved',
  involved_text: paragraphs(
    'Do you have two hours a month? You can look at listings, answer questions or talk to a library about an exchange zone. You can do most of it from home.',
    'The list of open volunteer jobs is on another website. If you find nothing that fits, [write to us](/aboutus/contactus) and tell us what you like to do.',
  ),
  job_page: 'https://example.org/volunteer-jobs',
}
