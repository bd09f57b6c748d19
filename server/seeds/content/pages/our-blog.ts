import type { WrittenPage } from '@reable/contract/content/pages'
import { organisation } from '@reable/contract/organisation'
import { drawing } from '../drawing.ts'
import { paragraphs } from '../markdown.ts'

export const ourBlog: WrittenPage<'Our Blog'> = {
  heading: 'Our Blog',
  header_image: drawing(
    'blog-header',
    'A desk with an open notebook, a mug and a pair of reading glasses, in front of a window with mountains',
  ),
  introduction: 'Short reads about equipment that helps, how to look after it and how to pass it on.',
  topics_heading: 'Topics We Cover',
  topics: [
    {
      title: 'Choosing equipment',
      text: 'What to measure, what to ask and what to try before you decide.',
    },
    {
      title: 'Care and small repairs',
      text: 'Brakes, tires, batteries and pads: what you can do at home, and when to call a shop.',
    },
    {
      title: 'Buying and selling safely',
      text: 'Where to meet, how to pay and how to notice a cheat.',
    },
    {
      title: 'Living well at home',
      text: 'Ideas for the bathroom, the bedroom and the front steps.',
    },
    {
      title: 'People and places',
      text: 'News from volunteers, partners and exchange zones.',
    },
  ],
  about_heading: 'About the Blog',
  about: paragraphs(
    `Volunteers of ${organisation.name} write these articles. They share what they know from daily life. It is not medical advice. Ask your doctor, nurse or therapist what is right for you.`,
    'Do you have a story or a tip? [Write to us](/aboutus/contactus). We gladly help with the words.',
  ),
}
