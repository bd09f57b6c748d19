import { bullets, paragraphs } from '../markdown.ts'
import type { FaqGroup } from './faq.ts'

export const covid: FaqGroup = {
  anchor: 'covid-19-safety-precautions',
  name: 'COVID-19 safety precautions',
  questions: [
    {
      title: 'How do we meet without getting sick?',
      body: bullets(
        'Stay home if you feel ill, even if it is only a cold.',
        'Meet outside if you can.',
        'Keep 2 m of physical distance.',
        'Wear a mask if one of you asks for it.',
        'Clean your hands before and after.',
      ),
    },
    {
      title: 'Can we hand it over without touching?',
      body: 'Yes. The seller puts it down and steps back 2 m. The buyer tries it. Then the buyer lays down the money and steps back.',
    },
    {
      title: 'How do I clean equipment?',
      body: paragraphs(
        'Wash it with soap and water first. Then wipe it with a disinfectant, and leave it wet for as long as the label says. Do the grips, armrests and brakes last.',
        'Wipe things with a motor or a battery with a damp cloth only, and unplug them first. [Health and Safety](/resources/healthandsafety) says more.',
      ),
    },
    {
      title: 'I get sick easily. Should I go?',
      body: 'Perhaps someone else can go for you. Or ask the seller to wait until fewer people are ill. Your doctor or nurse knows you best. You can also call 8-1-1, the health line of British Columbia, at any hour.',
    },
    {
      title: 'Where do I find the rules of today?',
      body: 'Rules change, so we do not repeat them here. Look at the [BC Centre for Disease Control](http://www.bccdc.ca/) before you go out.',
    },
  ],
}
