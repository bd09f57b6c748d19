import { exportPerson, findFormerEmails, forgetPerson, type Person } from '#accounts'
import { exportCases, forgetCases } from '#cases'
import { exportContent, forgetContent } from '#content'
import { exportHandovers, forgetHandovers } from '#handovers'
import { exportListings, forgetListings } from '#listings'
import { exportManuals, forgetManuals } from '#manuals'
import { exportMessages, forgetMessages } from '#messages'
import { exportReports, forgetReports } from '#moderation'
import { exportNotifications, forgetNotifications } from '#notifications'
import { exportPartners, forgetPartners } from '#partners'
import { exportFactorResets, exportNotes, forgetFactorResets, forgetNotes } from '#people'
import { exportPictures, forgetPictures } from '#pictures'
import type { Context } from '#platform/context'
import { exportDoneOnce, forgetDoneOnce } from '#platform/idempotency'
import { exportMails, forgetMails } from '#platform/mail'
import { exportRecalls, forgetRecalls } from '#recalls'
import { exportReplies, forgetReplies } from '#replies'
import { exportRestrictions, forgetRestrictions } from '#restrictions'
import { exportSaved, forgetSaved } from '#saved'
import { exportScreenings, forgetScreenings } from '#screening'
import { exportVersions, forgetVersions } from '#versions'
import { exportActs } from '#volunteers'

type PersonalDataProvider = {
  /** Its part in what a person downloads. */
  part: string
  exportData: (ctx: Context, person: Person) => Promise<unknown>
  /** Deletes or anonymizes everything about the person, in the caller's transaction. */
  forget: (ctx: Context, person: Person) => Promise<void>
}

/**
 * The addresses that are theirs, and until when. One that nobody confirmed may be anybody's: what was sent to it is neither shown to them nor
 * deleted for them, and ends by its age.
 */
async function addressesOf(ctx: Context, person: Person): Promise<{ email: string; until?: Date }[]> {
  const former = await findFormerEmails(ctx, person.id)
  return person.confirmed ? [{ email: person.email }, ...former] : former
}

const confirmedEmailOf = ({ confirmed, email }: Person) => (confirmed ? email : undefined)

/** The modules that store data about people. A module whose rows refer to another's comes before it: the account is last. */
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
    exportData: (ctx, { id }) => exportRecalls(ctx, { personId: id }),
    forget: (ctx, { id }) => forgetRecalls(ctx, { personId: id }),
  },
  {
    part: 'manuals',
    exportData: (ctx, { id }) => exportManuals(ctx, { personId: id }),
    forget: (ctx, { id }) => forgetManuals(ctx, { personId: id }),
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
    forget: (ctx, { id }) => forgetNotifications(ctx, { personId: id }),
  },
  {
    part: 'saved',
    exportData: (ctx, { id }) => exportSaved(ctx, { personId: id }),
    forget: (ctx, { id }) => forgetSaved(ctx, { personId: id }),
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
    exportData: (ctx, { id }) => exportReports(ctx, { personId: id }),
    forget: (ctx, { id }) => forgetReports(ctx, { personId: id }),
  },
  {
    part: 'restrictions',
    exportData: (ctx, { id }) => exportRestrictions(ctx, { personId: id }),
    forget: (ctx, { id }) => forgetRestrictions(ctx, { personId: id }),
  },
  {
    part: 'notes',
    exportData: (ctx, { id }) => exportNotes(ctx, { personId: id }),
    forget: (ctx, { id }) => forgetNotes(ctx, { personId: id }),
  },
  {
    part: 'factor_resets',
    exportData: (ctx, { id }) => exportFactorResets(ctx, { personId: id }),
    forget: (ctx, { id }) => forgetFactorResets(ctx, { personId: id }),
  },
  {
    part: 'cases',
    exportData: (ctx, { id }) => exportCases(ctx, { personId: id }),
    forget: (ctx, { id }) => forgetCases(ctx, { personId: id }),
  },
  {
    // What they did stays in the log, of nobody: it refers to a number that nobody has any more.
    part: 'volunteer_log',
    exportData: (ctx, { id }) => exportActs(ctx, { personId: id }),
    forget: async () => {},
  },
  {
    part: 'kinds',
    exportData: (ctx, { id }) => exportVersions(ctx, { personId: id }),
    forget: (ctx, { id }) => forgetVersions(ctx, { personId: id }),
  },
  {
    part: 'replies',
    exportData: (ctx, { id }) => exportReplies(ctx, { personId: id }),
    forget: (ctx, { id }) => forgetReplies(ctx, { personId: id }),
  },
  {
    part: 'partners',
    exportData: (ctx, person) => exportPartners(ctx, { personId: person.id, email: confirmedEmailOf(person) }),
    forget: (ctx, person) => forgetPartners(ctx, { personId: person.id, email: confirmedEmailOf(person) }),
  },
  {
    part: 'content',
    exportData: (ctx, { id }) => exportContent(ctx, { personId: id }),
    forget: (ctx, { id }) => forgetContent(ctx, { personId: id }),
  },
  {
    part: 'done_once',
    exportData: (ctx, { id }) => exportDoneOnce(ctx, { personId: id }),
    forget: (ctx, { id }) => forgetDoneOnce(ctx, { personId: id }),
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
    forget: (ctx, { id }) => forgetPerson(ctx, { personId: id }),
  },
]
