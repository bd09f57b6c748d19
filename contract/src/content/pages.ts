import {
  type AnsweredFields,
  address,
  type ContentFields,
  line,
  listOf,
  picture,
  text,
  type WrittenFields,
  words,
} from './fields.ts'

const question = { title: line('Question'), body: text('Answer') }
const figures = listOf('Figures', { label: line('What it counts'), value: line('Number') })
const steps = (label: string) => listOf(label, { title: line('Step'), text: text('What to do') })
const policy = {
  heading: line('Heading'),
  updated: line('Last updated', { hint: 'A date in words, such as January 3, 2018' }),
  summary: text('In short', { hint: 'Plain words for everyone; the text below is what counts' }),
  body: text('Text'),
}

/** Every page of the content service, by the title it is requested by. Entries of a list are identified by their first field. */
export const contentPages = {
  'About Us': {
    heading: line('Heading'),
    introduction: text('Introduction'),
    story_heading: line('Heading of the story'),
    story_snippet: text('The story in short'),
    impact_heading: line('Heading of our impact'),
    impact_text: text('Our impact'),
    figures,
    testimonials: listOf('Words From Our Community', {
      testament: words('What they say'),
      memberName: line('Who says it'),
    }),
    team_heading: line('Heading of the team'),
    team_text: text('About the team'),
    images: listOf('Pictures of the team', { picture: picture('Picture') }),
    involved_heading: line('Heading of Get Involved'),
    involved_text: text('Get Involved'),
  },
  'Our Story': {
    heading: line('Heading'),
    first_part: text('First part'),
    second_part: text('Second part'),
    quote: words('Quote'),
    quote_by: line('Who said it', { optional: true }),
    featured_image: picture('Featured picture'),
    featured_title: line('Title of the picture'),
    featured_description: words('Description of the picture'),
  },
  'Our Team': {
    heading: line('Heading'),
    introduction: text('Introduction'),
    involved_heading: line('Heading of Get Involved'),
    involved_text: text('Get Involved'),
    job_page: address('Page of open volunteer jobs', { hint: 'An address of another site' }),
  },
  'Contact Us Faqs': {
    heading: line('Heading'),
    introduction: text('Introduction'),
    faq_heading: line('Heading of the questions'),
    questions: listOf('Questions', question),
  },
  'Our Blog': {
    heading: line('Heading'),
    header_image: picture('Picture at the top'),
    introduction: text('Introduction', { optional: true }),
    topics_heading: line('Heading of the topics'),
    topics: listOf('Topics We Cover', { title: line('Topic'), text: words('About it') }),
    about_heading: line('Heading of About the Blog'),
    about: text('About the Blog'),
  },
  'Donate Page': {
    heading: line('Heading'),
    text: text('Why and how'),
    other_ways: text('Other ways to give', {
      hint: 'Shown below the form and the ways to pay, which are always there',
    }),
    figures,
  },
  'Frequently Asked Questions': {
    heading: line('Heading'),
    introduction: text('Introduction', { optional: true }),
    categories: listOf('Groups of questions', {
      name: line('Name'),
      anchor: line('Anchor', { hint: 'What links lead to, such as faq-safety' }),
      questions: listOf('Questions', question),
    }),
  },
  Resources: {
    heading: line('Heading'),
    introduction: text('Introduction'),
    cards: listOf('Cards', {
      title: line('Title'),
      text: words('About it'),
      address: address('Where it leads'),
      picture: picture('Picture'),
    }),
  },
  'How It Works': {
    heading: line('Heading'),
    introduction: text('Introduction'),
    sell_steps: steps('Steps of selling'),
    find_steps: steps('Steps of finding'),
    video_heading: line('Heading of the video'),
    video_text: text('The steps of the video in words'),
  },
  'Community Exchange Zones': {
    heading: line('Heading'),
    introduction: text('Introduction'),
    before_heading: line('Heading of Before you meet'),
    before: text('Before you meet'),
    connect_heading: line('Heading of Connect With Us'),
    connect: text('Connect With Us'),
  },
  'Additional Services': { heading: line('Heading'), introduction: text('Introduction') },
  'Health and Safety': {
    heading: line('Heading'),
    introduction: text('Introduction'),
    guidelines_heading: line('Heading of the guidelines'),
    guidelines: text('Guidelines'),
    remember: listOf('Always Remember', { title: line('Tip'), text: words('Why') }),
    restrictions_label: line('Name of the provincial restrictions page'),
    restrictions_page: address('The provincial restrictions page'),
    health_label: line('Name of the public-health page'),
    health_page: address('The public-health information page'),
    faq_heading: line('Heading of the questions'),
  },
  'Our Partners': {
    heading: line('Heading'),
    introduction: text('Introduction'),
    connect_heading: line('Heading of Let’s Connect'),
    connect: text('Let’s Connect'),
  },
  'Terms of Use': policy,
  'Privacy Policy': policy,
  'Prohibited Content': policy,
} as const satisfies Record<string, ContentFields>

export type PageTitle = keyof typeof contentPages
export type ContentPage<Title extends PageTitle> = AnsweredFields<(typeof contentPages)[Title]>
export type WrittenPage<Title extends PageTitle> = WrittenFields<(typeof contentPages)[Title]>
