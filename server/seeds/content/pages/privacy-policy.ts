import { newsletterWording } from '@reable/contract/accounts/rules'
import type { WrittenPage } from '@reable/contract/content/pages'
import { organisation } from '@reable/contract/organisation'

const body = `This policy says what ${organisation.name} does with personal information. We follow the Personal Information Protection Act of British Columbia (PIPA) and, for e-mail, Canada’s Anti-Spam Legislation (CASL).

## What we keep, why, and for how long

- **Your account.** Your e-mail address, when you joined and confirmed it, and when you agreed to the Terms of Use. Your password is kept only as a hash that cannot be turned back. If you sign in with Google or Facebook, we keep the number by which they know you, and no more. We need this to let you in. It stays until you close your account.
- **Where you are signed in.** One entry for each device, for 30 days after its last use and 180 days in all: which browser it is, when it was used, and the network that it was last used from, as a code that cannot be read. Your settings tell you by it whether that is the network you are on. Links that we mail to you are kept as hashes until they have ended: 7 days for a confirmation, one hour for a new password.
- **Your listings.** What you wrote, the city and the photos. A listing is public for 90 days and for as long as you renew it. After that only you see it. If you delete a listing, its photos are removed at once. Its words are kept, seen by nobody but you, until you close your account.
- **Your photos.** Each one is made anew when you send it, without what the camera wrote into it, such as the place. Photos that you do not finish sending are gone after a day.
- **What you wait for.** The kinds of equipment that you want to hear of, and which listings we told you of. Others see how many people wait, never who. It stays until you end it or close your account.
- **Messages.** We keep what you and others write to each other about a listing, and mail it on without your e-mail address. It is deleted 180 days after the listing ends. What you wrote goes when you close your account.
- **Reports.** What you say is wrong with a listing. If you are signed in, your account is kept with it, and you find it among your data. A code that cannot be read counts each person once, and each visitor without an account too. Your network is kept as such a code, and only until a volunteer has decided. We mail each report to our volunteers. If your e-mail address is confirmed they see it there, so that they can ask you more. The seller is never told who reported. If you close your account, your words and the link to your account go. That someone reported stays.
- **What is searched for.** The words of the last 1,000 searches and how many listings each found, for 30 days at most. We use them to see what people look for and do not find. Nothing says who searched, or from where. A search with an e-mail address, a link, a telephone number or a full postal code in it is not kept.
- **E-mails that we send.** The address, the subject and the time. Once a mail has gone, its words are removed from our database.
- **What you write to us.** The contact form sends your name, address and message to our mailbox by e-mail. Once it has gone, the website keeps no copy, only a code of it for about a day, so that nothing is sent twice.
- **The newsletter.** Whether you said yes or no, when, and the words that you were shown: “${newsletterWording}” This is the record that CASL asks for.

## What we do not do

We do not sell, rent or lend personal information. We show no advertising. We do not ask for your home address, birth date, health or payment details. Please leave them out of your listings and messages.

## Cookies and what stays on your device

- **Two cookies.** One is named “visitor”. It is signed and lasts a year. It holds a random number. From when you sign in until you log out it holds a code made from your account in its place, the same on all your devices. Nobody can turn that code back. We use the cookie to count pages and reports, so that one program cannot slow the website down for all. Without it we count by network address, and some things we count for a whole network as well. All of these are stored only as codes that cannot be read.
- **The other cookie** is named “device” and comes when you log in. It is signed and lasts a year too. It holds a random number, and goes along when you log in or ask for a new password. It tells us that your account was used on this device before, so strangers who guess your password elsewhere can’t lock you out.
- **Kept on your device alone:** that you are signed in, listings that you have begun to write, the last five listings you looked at, and, if you use it, where you are. Your place is rounded to about a kilometre. It is sent with a search to sort listings by distance. If you type a postal code, it is sent once to find that place. We neither store them nor write them to a log.
- Log out to clear what belongs to your account. Your browser can clear the rest.

## Who else may see something

- **Everyone** sees your public listings, and your partner’s name if you list for one. Your name and your e-mail address do not stand there.
- **The person you write to** sees your first name, if you gave one, and what you write. They do not see your e-mail address.
- **Our volunteers** see reports and what they are about, with the e-mail address of who reported if it is confirmed, and what you write to us. They use it for that alone.
- **Companies that work for us** keep the server, the storage, the backups and the mail service. They may use it for nothing else. Some may stand outside Canada, where other laws apply.
- **Google or Facebook**, if we offer it and you sign in with them.
- **Google’s map service**, if we use it: we ask it where a postal code is, and never say who asks.
- **Companies that your browser calls**, if we use them. Then they see your network address, and that you come from our website, but nothing of your account. They may give you the pieces of the map of exchange zones, the video on How It Works, pictures on our pages, the donation form, and Google’s check for people when you sign up or write to us. What you type into the donation form goes to its provider alone. Such a company may set cookies of its own.
- **A service that counts what is used**, if we use one. It gets no cookie and nothing about who you are, only what was done and, as with every call, your network address. If your browser asks not to be tracked, nothing is counted.
- **Authorities**, where a law obliges us.

## E-mail

We send what you asked for: links for your account, messages about your listings, and new equipment that you wait for. The newsletter comes only if you have said yes. Each e-mail says who we are and how to reach us. E-mails about new equipment and the newsletter hold a link that ends them, and it works at once.

## Your rights

- **See it.** [Account Settings](/account/settings) gives you all that we keep about you, in one file, at any time.
- **Correct it.** Change your listings and settings yourself, or ask us.
- **Take back your consent.** End e-mails, or close your account. Everything that is yours is then removed at once and cannot be brought back. Backups may hold it for up to 30 days longer.
- **Ask us.** Our privacy officer reads ${organisation.email} and letters to ${organisation.name}, ${organisation.postalAddress}. We answer within 30 business days, as PIPA asks.
- **Complain.** If our answer does not satisfy you, write to the [Office of the Information and Privacy Commissioner for British Columbia](https://www.oipc.bc.ca/).

## How we protect it

Connections are encrypted wherever this website is open to the public. Passwords and links are stored as hashes. Photos are opened in a part of the program that holds no secrets. Few volunteers have access, and only to what they need. If a breach could harm you, we tell you and the Commissioner without delay.

## Changes

The date at the head of this policy says when it was last changed. If a change matters, a notice at the top of the website says so.`

export const privacyPolicy: WrittenPage<'Privacy Policy'> = {
  heading: 'Privacy Policy',
  updated: 'November 29, 2026',
  summary:
    'We keep what we need to run this place: your e-mail address, your listings, and what you wrote. We do not sell it, and we show no ads. Where you are is kept on your device alone. A search for what is near you sends us a rough place, and we do not keep it. In your settings you can download all that we keep about you. You can close your account there too, and then what is yours is gone from this website at once.',
  body,
}
