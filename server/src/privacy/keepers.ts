import { findOtherEmails, forgetPerson, type Person, tellOfPerson } from '#accounts'
import { forgetContent, tellOfContent } from '#content'
import { forgetListings, tellOfListings } from '#listings'
import { exportMessages, forgetMessages } from '#messages'
import { forgetReports, tellOfReports } from '#moderation'
import { exportNotifications, forgetNotifications } from '#notifications'
import { forgetPictures, tellOfPictures } from '#pictures'
import type { Context } from '#platform/context'
import { forgetMails, tellOfMails } from '#platform/mail'
import { forgetDoneOnce, tellOfDoneOnce } from '#platform/once'
import { exportSaved, forgetSaved } from '#saved'

type PersonalDataProvider = {
  /** Its part in what a person downloads. */
  part: string
  exportData: (ctx: Context, person: Person) => Promise<unknown>
  /** Leaves nothing of the person, in the caller's transaction. */
  forget: (ctx: Context, person: Person) => Promise<void>
}

/** What we wrote to them went to these. */
const addressesOf = async (ctx: Context, { id, email }: Person) => [email, ...(await findOtherEmails(ctx, id))]

/** Who keeps something of people, one line a module. What refers to another's rows stands above it: the person goes last. */
export const personalDataProviders: PersonalDataProvider[] = [
  {
    part: 'pictures',
    exportData: (ctx, { id }) => tellOfPictures(ctx, { ownerId: id }),
    forget: (ctx, { id }) => forgetPictures(ctx, { ownerId: id }),
  },
  {
    part: 'listings',
    exportData: (ctx, { id }) => tellOfListings(ctx, { ownerId: id }),
    forget: (ctx, { id }) => forgetListings(ctx, { ownerId: id }),
  },
  {
    part: 'notifications',
    exportData: (ctx, { id }) => exportNotifications(ctx, { personId: id }),
    forget: (ctx, { id }) => forgetNotifications(ctx, { personId: id }),
  },
  {
    part: 'saved',
    exportData: (ctx, { id }) => exportSaved(ctx, { personId: id }),
    forget: (ctx, { id }) => forgetSaved(ctx, { personId: id }),
  },
  {
    part: 'messages',
    exportData: (ctx, { id }) => exportMessages(ctx, { senderId: id }),
    forget: (ctx, { id }) => forgetMessages(ctx, { senderId: id }),
  },
  {
    part: 'reports',
    exportData: (ctx, { id }) => tellOfReports(ctx, { personId: id }),
    forget: (ctx, { id }) => forgetReports(ctx, { personId: id }),
  },
  {
    part: 'content',
    exportData: (ctx, { id }) => tellOfContent(ctx, { personId: id }),
    forget: (ctx, { id }) => forgetContent(ctx, { personId: id }),
  },
  {
    part: 'done_once',
    exportData: (ctx, { id }) => tellOfDoneOnce(ctx, { personId: id }),
    forget: (ctx, { id }) => forgetDoneOnce(ctx, { personId: id }),
  },
  {
    part: 'mails',
    exportData: async (ctx, person) => {
      const mails = []
      for (const recipient of await addressesOf(ctx, person)) mails.push(...(await tellOfMails(ctx, { recipient })))
      return mails
    },
    forget: async (ctx, person) => {
      for (const recipient of await addressesOf(ctx, person)) await forgetMails(ctx, { recipient })
    },
  },
  {
    part: 'account',
    exportData: (ctx, { id }) => tellOfPerson(ctx, { personId: id }),
    forget: (ctx, { id }) => forgetPerson(ctx, { personId: id }),
  },
]
