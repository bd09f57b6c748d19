import type { FaqGroup } from './faq.ts'

export const account: FaqGroup = {
  anchor: 'account',
  name: 'Your account',
  questions: [
    {
      title: 'How do I make an account?',
      body: 'Press [Sign Up](/auth#signup) and give your e-mail address and a password. Then open our e-mail and follow its link. The link works for 7 days.',
    },
    {
      title: 'The e-mail did not come.',
      body: 'Look in your junk or spam folder. Then [ask for a new one](/confirmation/new).',
    },
    {
      title: 'I forgot my password.',
      body: '[Ask for a new password](/password/reset). We e-mail you a link. It works once, and for one hour.',
    },
    {
      title: 'How do I stop e-mails?',
      body: 'E-mails about new equipment end with a link that stops them. You can turn the newsletter on and off in [Account Settings](/account/settings). Messages about your own listings still come, for as long as you have some.',
    },
    {
      title: 'What do you know about me?',
      body: 'Your e-mail address, your listings and what you wrote to sellers. You can download all of it in [Account Settings](/account/settings). The [Privacy Policy](/policies#privacy-policy) says the rest.',
    },
    {
      title: 'How do I close my account?',
      body: 'Open [Account Settings](/account/settings) and go to the end of the page. Your account, your listings and your photos are removed at once, and nobody can bring them back.',
    },
    {
      title: 'Someone else used this computer. How do I stay safe?',
      body: 'Press **Log Out** when you are done, most of all in a library. If you think that someone knows your password, choose a new one in [Account Settings](/account/settings).',
    },
  ],
}
