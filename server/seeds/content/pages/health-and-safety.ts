import type { WrittenPage } from '@reable/contract/content/pages'
import { bullets, paragraphs } from '../markdown.ts'

export const healthAndSafety: WrittenPage<'Health and Safety'> = {
  heading: 'Health and Safety',
  introduction:
    'Many of us are older, or get sick easily. A little care when we meet and clean keeps everyone well. Public health rules change, so look at them before you go out.',
  guidelines_heading: 'Guidelines',
  guidelines: paragraphs(
    '### Before you meet',
    bullets(
      'Agree on the price, the day and the place by e-mail.',
      'Choose a [community exchange zone](/resources/exchangezones) and come in daylight.',
      'Tell someone where you go, or bring them along.',
      'Stay home if you have a fever, a cough or a cold. The other person will understand.',
    ),
    '### When you meet',
    bullets(
      'Keep 2 m of physical distance.',
      'Wear a mask if one of you wants it.',
      'Put the equipment down and step back. Then the other person can try it.',
      'Try the brakes, the folding and the charger. Look for cracks, rust and loose screws.',
      'Clean your hands before and after.',
    ),
    '### Cleaning equipment',
    bullets(
      '**Hard surfaces.** Wash with soap and water. Then wipe with a disinfectant and leave it wet for as long as its label says. Do grips, armrests and brakes last.',
      '**What touches skin.** Do the same twice. Mind the seams and the underside. Put on new pads and rubber tips if you can.',
      '**Fabric and foam.** Wash the cover as its tag says. If the cover is torn or the foam is stained, do not list it. Never use bleach on a sling: it makes the cloth weak, and the sling can tear under a person.',
      '**Things with a motor or battery.** Unplug them and wipe them with a damp cloth. Never hose them. Test them afterwards.',
    ),
    'Sellers clean before they list. Buyers clean once more at home. Some things may not be passed on at all: see [Prohibited Content](/policies#prohibited-content).',
  ),
  remember: [
    { title: 'Meet at a community exchange zone', text: 'It is public and people are around. Come in daylight.' },
    { title: 'Keep 2 m apart', text: 'Two arm spans of space protect you both.' },
    { title: 'Stay home when you are sick', text: 'Write to the other person and choose another day.' },
    { title: 'Clean hands, clean equipment', text: 'Clean before you hand it over, and again when you get home.' },
    {
      title: 'Try first, then pay',
      text: 'Never send money ahead, and never tell anyone a code that was sent to you.',
    },
  ],
  restrictions_label: 'British Columbia: provincial restrictions',
  restrictions_page: 'https://www2.gov.bc.ca/',
  health_label: 'BC Centre for Disease Control: public health information',
  health_page: 'http://www.bccdc.ca/',
  faq_heading: 'Questions about health and safety',
}
