import type { WrittenPage } from '@reable/contract/content/pages'
import { organisation } from '@reable/contract/organisation'

export const contactUsFaqs: WrittenPage<'Contact Us Faqs'> = {
  heading: 'Contact Us',
  introduction: `Tell us what you need, and a volunteer writes back by e-mail. We all do this in our spare time, so please give us a few days. You can also write to ${organisation.email}.`,
  faq_heading: 'Before you write',
  questions: [
    {
      title: 'I have a question about a listing. Do you know the answer?',
      body: 'Only the seller knows. Open the listing and write in the form beside it. Your message goes to the seller by e-mail, and we tell you when they answer.',
    },
    {
      title: 'A listing looks wrong or unsafe. What can I do?',
      body: 'Open it and press **Report**. You do not need an account for that. [More about reports](/resources#faq-safety)',
    },
    {
      title: 'I cannot log in. Can you help?',
      body: 'Try [a new password](/password/reset) first. If you signed up with Google or Facebook, use the same button again. If neither works, write to us from the e-mail address of your account.',
    },
    {
      title: 'The e-mail with my link did not come.',
      body: 'Look in your junk or spam folder. Then [ask for a new one](/confirmation/new). It can take a few minutes.',
    },
    {
      title: 'Can you pick up my equipment, or bring me some?',
      body: 'No. We have no store and no van. [Additional services](/resources/additionalservices) lists helpers who may.',
    },
    {
      title: 'Our group would like to work with you. Whom do we ask?',
      body: 'Write to us with this form. Tell us your group’s name, what you do and how we can reach you. [Our partners](/partners) shows who is with us.',
    },
  ],
}
