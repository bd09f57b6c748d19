import { bullets, paragraphs } from '../markdown.ts'
import type { FaqGroup } from './faq.ts'

export const safety: FaqGroup = {
  anchor: 'faq-safety',
  name: 'Meeting safely',
  questions: [
    {
      title: 'Where should we meet?',
      body: 'At a [community exchange zone](/resources/exchangezones), in daylight. If none is near, choose a busy public place, such as the entrance of a library. Keep 2 m apart, and bring someone along.',
    },
    {
      title: 'It is too large to carry. Can the buyer come to my home?',
      body: 'Beds and stair lifts cannot travel to be looked at. Then have a friend or a neighbour with you. Put it near the door or in the garage if you can. Do not leave anyone alone in your home.',
    },
    {
      title: 'How should we pay?',
      body: 'Pay when you are there and have tried it, not before. Cash is simple. If you send an e-transfer, do it while you stand side by side. Never pay a deposit to hold something.',
    },
    {
      title: 'What should I check before I pay?',
      body: bullets(
        'Brakes hold on both sides.',
        'It opens, folds and locks as it should.',
        'No cracks, no rust that flakes, no loose screws.',
        'The battery charges, and the charger is there.',
        'The label with the weight limit is there, and you are within it.',
        'It is not under a recall. Look it up at [Recalls and safety alerts](https://recalls-rappels.canada.ca/).',
      ),
    },
    {
      title: 'How do I notice a cheat?',
      body: paragraphs(
        'People who cheat are in a hurry. Be careful if someone:',
        bullets(
          'wants money, a gift card or bitcoin before you meet,',
          'offers more than you ask and wants the rest back,',
          'sends a courier and will not come,',
          'asks for a code that was sent to your phone,',
          'wants to go on in another app.',
        ),
        'Stop answering, and report the listing. If you lost money, call your police and the [Canadian Anti-Fraud Centre](https://antifraudcentre-centreantifraude.ca/).',
      ),
    },
    {
      title: 'How do I report a listing?',
      body: paragraphs(
        'Open it, press **Report** and choose what is wrong. You need no account. The seller is not told who you are.',
        'Three reports from different people hide a listing until a volunteer has looked at it. If your account is confirmed and you say that it is a scam, your report alone can hide it.',
      ),
    },
  ],
}
