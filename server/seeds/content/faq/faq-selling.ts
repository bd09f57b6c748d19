import { organisation } from '@reable/contract/organisation'
import { bullets, paragraphs } from '../markdown.ts'
import type { FaqGroup } from './faq.ts'

export const selling: FaqGroup = {
  anchor: 'selling',
  name: 'Selling and giving away',
  questions: [
    {
      title: 'What can I list?',
      body: 'Home health and mobility equipment that is clean and safe: wheelchairs, walkers, bath seats, beds, lifts, ramps and much more. Some things may not be passed on. Look at [Prohibited Content](/policies#prohibited-content) first.',
    },
    {
      title: 'What does it cost?',
      body: 'Nothing. An account is free, a listing is free, and we take no share of the price.',
    },
    {
      title: 'How do I create a listing?',
      body: 'Press [Create Listing](/wizard). There are five short steps. [How It Works](/resources/howitworks) goes through them one by one.',
    },
    {
      title: 'What makes a good photo?',
      body: paragraphs(
        'Clean the equipment and place it near a window. Show all of it from the side first. Then show the label, the brakes and any wear.',
        'A listing takes up to 10 photos, JPEG or PNG, of up to 15 MB each. We remove what the camera wrote into them, such as where you took them.',
      ),
    },
    {
      title: 'What price should I ask?',
      body: 'Whole dollars, 10,000 at most, or choose Free. Look up what others ask for the same thing. Ask a little less if you want it to go soon.',
    },
    {
      title: 'How long does my listing stay?',
      body: 'It stays for 90 days. We e-mail you 14 days before the end, 3 days before, and when it has ended. Each e-mail has a link that renews it for 90 more days. [My Listings](/account/listings) does the same.',
    },
    {
      title: 'How do buyers reach me?',
      body: 'They fill in a form on your listing, and their message comes to your e-mail. They do not see your address until you answer. Your home address is never shown, only your city.',
    },
    {
      title: 'It is sold or given away. What now?',
      body: 'Open [My Listings](/account/listings) and press **Mark as Sold**. The listing is hidden from others at once, and nobody asks in vain.',
    },
    {
      title: 'Why can others not see my listing?',
      body: paragraphs(
        'There are three usual reasons:',
        bullets(
          'You have not confirmed your e-mail address. [Ask for a new link](/confirmation/new).',
          'Its 90 days are over. Activate it in [My Listings](/account/listings).',
          `Others reported it. A volunteer of ${organisation.name} looks at it, and we e-mail you what was said.`,
        ),
      ),
    },
  ],
}
