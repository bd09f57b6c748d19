/** `name` is that of its address and of its drawing in web/public/content, `day` YYYY-MM-DD. */
type ExampleArticle = {
  name: string
  title: string
  day: string
  tags: string[]
  summary: string
  paragraphs: string[]
}

/** Newest first. They show what a blog of this community can be like; whoever runs the place puts a feed of its own there. */
export const articles: ExampleArticle[] = [
  {
    name: 'measure-first',
    title: 'Four things to measure before you choose a walker',
    day: '2026-11-12',
    tags: ['Choosing equipment'],
    summary: 'A tape measure and ten minutes save you a trip: grip height, doors, the car and the lift.',
    paragraphs: [
      'Stand in the shoes you wear every day and let your arms hang. The grips of a walker should reach the crease of your wrist. Write that height down.',
      'Then measure the narrowest door at home, the space behind the front seat of the car, and the door of the lift. A folded walker has to fit all three.',
      'Bring the numbers when you meet the seller. A walker that is a little too low makes your back work, and one that is too wide stays in the hall.',
    ],
  },
  {
    name: 'volunteers-thank-you',
    title: 'A thank-you to everyone who carried, cleaned and called',
    day: '2026-11-05',
    tags: [],
    summary: 'A short note from our volunteers at the end of a busy month.',
    paragraphs: ['It was a busy month. Thank you to everyone who gave an hour, a car or a strong arm.'],
  },
  {
    name: 'check-the-brakes',
    title: 'How to check the brakes of a used wheelchair in five minutes',
    day: '2026-10-29',
    tags: ['Care and small repairs', 'Choosing equipment'],
    summary: 'Push, pull and listen. What you can adjust with one wrench, and when it is a job for a shop.',
    paragraphs: [
      'Set both brakes on a level floor and push the chair. It should not move. Then try one side at a time.',
      'Look at the tires next. A soft tire is the most common reason why a good brake does not hold. Pump it up and try again.',
      'Most brakes slide along the frame once you loosen one bolt. Move the brake a little closer, tighten the bolt and test it. If the pad is worn through or the lever is bent, leave it to a shop.',
    ],
  },
  {
    name: 'where-to-meet',
    title: 'Where to meet, how to pay, and when to walk away',
    day: '2026-10-15',
    tags: ['Buying and selling safely'],
    summary: 'Meet in daylight, bring somebody along, and pay only once you have tried the equipment yourself.',
    paragraphs: [
      'Choose a place with people around: a library, a community centre or one of our exchange zones. Go in daylight and tell somebody where you are.',
      'Try the equipment before you pay. Nobody who is honest minds. A seller who wants money first, or who will not meet, is a reason to walk away.',
    ],
  },
  {
    name: 'steady-in-the-bath',
    title: 'Steady in the bathroom: rails, boards and seats',
    day: '2026-09-24',
    tags: ['Living well at home'],
    summary: 'What each of them is for, what your walls and your tub must be like, and what to try first.',
    paragraphs: [
      'A bath board lets you sit down first and swing your legs over. It needs a tub with a flat rim on both sides.',
      'A rail needs a wall that holds it. Ask before you drill, above all when you rent. A seat with legs needs neither and is a good first try.',
    ],
  },
]
