import type { WrittenPage } from '@reable/contract/content/pages'
import { lifetimeInDays, priceLimit } from '@reable/contract/listings/rules'
import { organisation } from '@reable/contract/organisation'

const body = `## 1. Who we are and what this is

${organisation.name} (“we”, “us”) is run by volunteers. This website lets people in ${organisation.region} list used home health and mobility equipment, find it, and write to each other about it. By using the website you accept these terms, the [Privacy Policy](/policies#privacy-policy) and the rules on [Prohibited Content](/policies#prohibited-content). If you do not accept them, please do not use the website.

## 2. We are not part of the sale

We do not own, see, test, repair, store or deliver what is listed, and we take no payment for it. Whatever is agreed is agreed between the seller and the buyer alone. A partner’s badge says for whom a member lists. It is not a promise about the equipment. Nothing on this website is medical advice.

## 3. Your account

- You need an account to list something or to write to a seller. The address that you give must be your own.
- If you are under 19, a parent or guardian must make the account and answer for it.
- Keep your password to yourself, and tell us if someone else may know it. What is done through your account is taken as done by you.
- Your listings stay hidden, and you cannot write to sellers, until you have confirmed your e-mail address.
- You may close your account at any time in [Account Settings](/account/settings).

## 4. Your listings

- List only what you may pass on: it is yours, or its owner has asked you to. Equipment that is on loan belongs to the lender.
- Say truthfully what it is, what it measures and what is wrong with it. Show your own photos of this very thing.
- Prices are in whole Canadian dollars, up to ${priceLimit.toLocaleString('en-CA')}, or the thing is free.
- A listing is shown for ${lifetimeInDays} days and may be renewed. Mark it as sold when it is gone.
- Do not put home addresses, phone numbers or other people’s details into a listing.
- What is listed under [Prohibited Content](/policies#prohibited-content) may not be listed.

## 5. What you write and show stays yours

Your words and photos remain yours. You allow us to show, store, resize and copy them, free of charge, so far as running and promoting this marketplace needs it, and for as long as the listing or your account is there. You confirm that you have the right to allow this.

## 6. How to treat each other

Do not threaten, insult, mislead or pester anyone. Do not use addresses or messages that you got through this website for anything but the equipment they are about. Do not send advertising. Do not ask for money, deposits, cards or codes before you have met.

## 7. Meeting and handing over

We suggest that you meet at a [community exchange zone](/resources/exchangezones), in daylight, with someone along, and keep 2 m of physical distance. Read [Health and Safety](/resources/healthandsafety) before you go. Check the equipment yourself, or have someone check it who knows. You meet, buy, sell and use equipment at your own risk.

## 8. Prohibited access

You may not:

- request more than 1,000 pages of this website in 24 hours, by hand or by program;
- collect addresses, listings or photos by program, unless we have agreed in writing;
- try to get into other people’s accounts or into parts that are not meant for you;
- get around a limit, a check for people or a block, or do anything that slows the website down for others.

The server counts pages for each account, browser or network address. Whoever is over the limit gets no more pages until the 24 hours are over.

## 9. What we may do

We may moderate, block or delete accounts and content, with or without notice, if we believe that they break these terms, break the law or put someone at risk. Reports by other people can hide a listing until a volunteer has looked at it. We then tell its owner why. If you think that we are wrong, [write to us](/aboutus/contactus), and we look again. We may change or end the website or any part of it.

## 10. No warranty

The website is offered as it is. We do not promise that it is always there, that it is free of mistakes, or that what others write is true. So far as the law allows, we give no warranty or condition of any kind, whether stated or implied.

## 11. Limits of what we answer for

So far as the law allows, neither we nor our directors, volunteers and partners answer for any loss, injury or damage that comes from using the website, from equipment found through it, or from what users do. If you break these terms and someone claims against us because of it, you make good what that costs us. Nothing here takes away rights that the law does not let you give up.

## 12. Other websites

Some links lead to websites of others, such as partners, public bodies and the donation form. We do not run them and do not answer for them. Their own terms apply there.

## 13. Law and courts

The laws of British Columbia, and the laws of Canada that apply there, govern these terms. The courts of British Columbia decide disputes about them. If one part of these terms does not hold, the others still do.

## 14. Changes

We may change these terms. The date at their head says when that was last done. If you go on using the website after a change, you accept it.

## 15. How to reach us

Write to ${organisation.email}, use the [contact form](/aboutus/contactus), or send a letter to ${organisation.name}, ${organisation.postalAddress}.`

export const termsOfUse: WrittenPage<'Terms of Use'> = {
  heading: 'Terms of Use',
  updated: 'January 3, 2018',
  summary: `We bring people together, and you make the deal yourselves. Be honest about what you list. Be kind to each other. Meet in a safe place, and try things before you pay. Do not read more than 1,000 pages in 24 hours, and do not copy the website by program. If someone breaks these rules, we may hide what they wrote or block or delete their account. The law of British Columbia counts.`,
  body,
}
