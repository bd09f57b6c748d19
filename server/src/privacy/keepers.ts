import { findOtherEmails, forgetPerson, type Person, tellOfPerson } from '#accounts'
import { forgetContent, tellOfContent } from '#content'
import { forgetListings, tellOfListings } from '#listings'
import { forgetMessages, tellOfMessages } from '#messages'
import { forgetReports, tellOfReports } from '#moderation'
import { forgetNotifications, tellOfNotifications } from '#notifications'
import { forgetPictures, tellOfPictures } from '#pictures'
import type { Context } from '#platform/context'
import { forgetMails, tellOfMails } from '#platform/mail'
import { forgetDoneOnce, tellOfDoneOnce } from '#platform/once'
import { forgetSaved, tellOfSaved } from '#saved'

type Keeper = {
  /** Its part in what a person downloads. */
  part: string
  tell: (ctx: Context, person: Person) => Promise<unknown>
  /** Leaves nothing of the person, in the caller's transaction. */
  forget: (ctx: Context, person: Person) => Promise<void>
}

/** What we wrote to them went to these. */
const addressesOf = async (ctx: Context, { id, email }: Person) => [email, ...(await findOtherEmails(ctx, id))]

/** Who keeps something of people, one line a module. What refers to another's rows stands above it: the person goes last. */
export const keepers: Keeper[] = [
  {
    part: 'pictures',
    tell: (ctx, { id }) => tellOfPictures(ctx, { ownerId: id }),
    forget: (ctx, { id }) => forgetPictures(ctx, { ownerId: id }),
  },
  {
    part: 'listings',
    tell: (ctx, { id }) => tellOfListings(ctx, { ownerId: id }),
    forget: (ctx, { id }) => forgetListings(ctx, { ownerId: id }),
  },
  {
    part: 'notifications',
    tell: (ctx, { id }) => tellOfNotifications(ctx, { personId: id }),
    forget: (ctx, { id }) => forgetNotifications(ctx, { personId: id }),
  },
  {
    part: 'saved',
    tell: (ctx, { id }) => tellOfSaved(ctx, { personId: id }),
    forget: (ctx, { id }) => forgetSaved(ctx, { personId: id }),
  },
  {
    part: 'messages',
    tell: (ctx, { id }) => tellOfMessages(ctx, { senderId: id }),
    forget: (ctx, { id }) => forgetMessages(ctx, { senderId: id }),
  },
  {
    part: 'reports',
    tell: (ctx, { id }) => tellOfReports(ctx, { personId: id }),
    forget: (ctx, { id }) => forgetReports(ctx, { personId: id }),
  },
  {
    part: 'content',
    tell: (ctx, { id }) => tellOfContent(ctx, { personId: id }),
    forget: (ctx, { id }) => forgetContent(ctx, { personId: id }),
  },
  {
    part: 'done_once',
    tell: (ctx, { id }) => tellOfDoneOnce(ctx, { personId: id }),
    forget: (ctx, { id }) => forgetDoneOnce(ctx, { personId: id }),
  },
  {
    part: 'mails',
    tell: async (ctx, person) => {
      const told = []
      for (const recipient of await addressesOf(ctx, person)) told.push(...(await tellOfMails(ctx, { recipient })))
      return told
    },
    forget: async (ctx, person) => {
      for (const recipient of await addressesOf(ctx, person)) await forgetMails(ctx, { recipient })
    },
  },
  {
    part: 'account',
    tell: (ctx, { id }) => tellOfPerson(ctx, { personId: id }),
    forget: (ctx, { id }) => forgetPerson(ctx, { personId: id }),
  },
]
