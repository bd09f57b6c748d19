import type { Answer } from '@reable/contract/client'
import { noticesPerPage } from '@reable/contract/recalls/rules'
import type { Person } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { recordAct, requireMay, requireVolunteer } from '#volunteers'
import { dayWords } from '../lookup/day-words.ts'
import { countOpenNotices, type StoredNotice, selectOpenNotices, updateNoticeDecided } from './notice-queries.ts'

type Listed = Answer<'listRecallNotices'>[number]

/** Lists the rows that nobody has decided about, for volunteers, with what a card of each could say. */
export async function listNotices(ctx: Context, { page, ...by }: { page: number; volunteer: Person | undefined }) {
  requireVolunteer(by.volunteer)
  const [rows, total] = await Promise.all([
    selectOpenNotices(ctx, { limit: noticesPerPage, offset: (page - 1) * noticesPerPage }),
    countOpenNotices(ctx),
  ])
  return { notices: rows.map(serializeNotice), total }
}

type Dismissal = { volunteer: Person | undefined; nid: string; dismissed: boolean }

/** A moderator puts a row aside, or takes that back. Refuses as `requireMay` does, and as not found an unknown row. */
export async function dismissNotice(ctx: Context, { nid, dismissed, ...by }: Dismissal): Promise<{ nid: string }> {
  const volunteer = await requireMay(ctx, by.volunteer, 'dismiss_recall_notice')
  return inTransaction(ctx, async (ctx) => {
    if (!(await updateNoticeDecided(ctx, nid, { dismissed })))
      throw new Refusal('not_found', 'There is no such notice.')
    const subject = { kind: 'recall', id: nid } as const
    await recordAct(ctx, { volunteer, act: 'dismiss_recall_notice', subject, after: { dismissed } })
    return { nid }
  })
}

const serializeNotice = ({ updated_on, ...notice }: StoredNotice): Listed => ({
  ...{ nid: notice.nid, title: notice.title, url: notice.url, organization: notice.organization },
  ...{ issue: notice.issue, what_to_do: notice.what_to_do, archived: notice.archived },
  equipment_type_ids: notice.equipment_type_ids,
  updated: updated_on && dayWords(updated_on),
  ...{ brands: brandsIn(notice.title), models: modelsIn(`${notice.title} ${notice.product}`) },
})

/** "Drive Medical recalls Bed Rails", "Acme brand walkers recalled": whose it may be. */
function brandsIn(title: string): string[] {
  const name = /^(.{1,60}?)(?:®|™)? (?:recalls|brand)\b/i.exec(title)?.[1]
  return name ? [name.trim()] : []
}

const mostModels = 20

/** What has a digit and four signs or more, and is no year. */
function modelsIn(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}-]{3,}/gu) ?? []
  return [...new Set(words.filter((word) => /\d/.test(word) && !/^(19|20)\d\d$/.test(word)))].slice(0, mostModels)
}
