import type { WrittenPage } from '@reable/contract/content/pages'
import { paragraphs } from '../markdown.ts'

export const howItWorks: WrittenPage<'How It Works'> = {
  heading: 'How It Works',
  introduction: 'Pass on what you no longer need, or find what you do. It costs nothing either way.',
  sell_steps: [
    {
      title: 'Submit your listing',
      text: paragraphs(
        'Clean the equipment and take a few photos in good light. Then [create a listing](/wizard). There are five short steps. You can stop and go on later on the same device.',
        'Your listing is public at once if you have confirmed your e-mail address. It stays for 90 days. We write to you 14 days and 3 days before it ends, and one click renews it.',
      ),
    },
    {
      title: 'Respond to buyers by e-mail',
      text: 'Buyers write to you through your listing, and their message comes to you by e-mail. The link in it leads to the page where you answer. Neither of you sees the other’s address. Agree on the price, the day and the place.',
    },
    {
      title: 'Meet at a Community Exchange Zone',
      text: paragraphs(
        'Choose [an exchange zone](/resources/exchangezones) and come in daylight. Keep 2 m apart. Show how it works, and take the money when you hand it over.',
        'Back home, open [My Listings](/account/listings) and press **Mark as Sold**. Then nobody asks in vain.',
      ),
    },
  ],
  find_steps: [
    {
      title: 'Browse the listings',
      text: paragraphs(
        'Type what you look for, such as walker or bath seat. [All listings](/) can be filtered by kind, price, condition and place. You need no account to look around.',
        'Check the measurements on the listing against your own. Nothing there that fits? Press **Notify Me**, and we e-mail you when one comes.',
      ),
    },
    {
      title: 'Contact the seller',
      text: 'Sign in, open the listing and write your message. It goes to the seller by e-mail, and we tell you when they answer. Neither of you sees the other’s address. Ask what you want to know before you go. Never send money ahead.',
    },
    {
      title: 'Meet and try it',
      text: 'Meet at [a Community Exchange Zone](/resources/exchangezones) in daylight, and bring someone along. Keep 2 m apart. Try the brakes, the folding and the charger. Pay only when you are happy with it.',
    },
  ],
  video_heading: 'Step by step: create a listing',
  video_text: paragraphs(
    '1. **Equipment Type.** Press **Create Listing** and sign in. Choose a group, such as Walking Aids, and then the kind of equipment. You see how many people wait for it.\n2. **Images.** Add 1 to 10 photos, JPEG or PNG, up to 15 MB each. The first one is the cover. You can turn, move and remove them.\n3. **Basic Information.** Write a short title. Give a price in whole dollars, up to 10,000, or choose Free. Then choose the condition and your city.\n4. **Additional Details.** Fill in the measurements that we ask for. Describe the equipment in your own words, its faults too.\n5. **Preview.** Look at it as buyers will see it. Go back if you want to change something. Then press **Submit Listing**.',
    'Never put your street address or phone number in a title or description.',
  ),
}
