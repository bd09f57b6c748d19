import { deletePerson, exportPerson, findFormerEmails, type Person } from '#accounts'
import { exportHandovers, forgetHandovers } from '#handovers'
import { exportListings, forgetListings } from '#listings'
import { exportMessages, forgetMessages } from '#messages'
import { forgetReports } from '#moderation'
import { exportNotifications } from '#notifications'
import { deleteInvitation, selectInvitationsTo } from '#partners'
import { exportPictures, forgetPictures } from '#pictures'
import type { Context } from '#platform/context'
import { exportMails, forgetMails } from '#platform/mail'
import { selectChecksOf } from '#recalls'
import { areMailsWanted } from '#saved'
import { exportScreenings, forgetScreenings } from '#screening'

type PersonalDataProvider = {
  /** Its part in what a person downloads. */
  part: string
  exportData?: (ctx: Context, person: Person) => Promise<unknown>
  /** Deletes or anonymizes what is about the person, in the caller's transaction. */
  forget?: (ctx: Context, person: Person) => Promise<void>
}

/**
 * The addresses that are theirs, and until when. One that nobody confirmed may be anybody's: what was sent to it is neither shown to them nor
 * deleted for them, and ends by its age.
 */
async function addressesOf(ctx: Context, person: Person): Promise<{ email: string; until?: Date }[]> {
  const former = await findFormerEmails(ctx, person.id)
  return person.confirmed ? [{ email: person.email }, ...former] : former
}

/** The modules that do more than `personalColumns` says. A module whose rows refer to another's comes before it: the account is last. */
export const personalDataProviders: PersonalDataProvider[] = [
  {
    part: 'handovers',
    exportData: (ctx, { id }) => exportHandovers(ctx, { personId: id }),
    forget: (ctx, { id }) => forgetHandovers(ctx, { personId: id }),
  },
  {
    part: 'pictures',
    exportData: (ctx, { id }) => exportPictures(ctx, { ownerId: id }),
    forget: (ctx, { id }) => forgetPictures(ctx, { ownerId: id }),
  },
  {
    part: 'recalls',
    exportData: async (ctx, { id }) => ({ listings: await selectChecksOf(ctx, id) }),
  },
  {
    part: 'screening',
    exportData: (ctx, { id }) => exportScreenings(ctx, { ownerId: id }),
    forget: (ctx, { id }) => forgetScreenings(ctx, { ownerId: id }),
  },
  {
    part: 'listings',
    exportData: (ctx, { id }) => exportListings(ctx, { ownerId: id }),
    forget: (ctx, { id }) => forgetListings(ctx, { ownerId: id }),
  },
  {
    part: 'notifications',
    exportData: (ctx, { id }) => exportNotifications(ctx, { personId: id }),
  },
  {
    part: 'saved',
    exportData: async (ctx, { id }) => ({ mails: await areMailsWanted(ctx, id) }),
  },
  {
    part: 'messages',
    exportData: (ctx, { id }) => exportMessages(ctx, { personId: id }),
    forget: async (ctx, person) =>
      forgetMessages(ctx, {
        personId: person.id,
        addresses: (await addressesOf(ctx, person)).map(({ email }) => email),
      }),
  },
  {
    part: 'reports',
    forget: (ctx, { id }) => forgetReports(ctx, { personId: id }),
  },
  {
    // One that nobody confirmed may be anybody's address: its invitation is somebody else's.
    part: 'partners',
    exportData: async (ctx, { confirmed, email }) => ({
      invitations: confirmed ? await selectInvitationsTo(ctx, email) : [],
    }),
    forget: async (ctx, { confirmed, email }) => {
      if (confirmed) await deleteInvitation(ctx, email)
    },
  },
  {
    part: 'mails',
    exportData: async (ctx, person) => {
      const mails = []
      for (const { email, until } of await addressesOf(ctx, person))
        mails.push(...(await exportMails(ctx, { recipient: email, until })))
      return mails
    },
    forget: async (ctx, person) => {
      for (const { email, until } of await addressesOf(ctx, person)) await forgetMails(ctx, { recipient: email, until })
    },
  },
  {
    part: 'account',
    exportData: (ctx, { id }) => exportPerson(ctx, { personId: id }),
    forget: (ctx, { id }) => deletePerson(ctx, id),
  },
]
