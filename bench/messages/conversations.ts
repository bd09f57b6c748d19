import { villagers } from '../../server/seeds/village/people.ts'
import { logIn } from '../accounts/log-in.ts'
import { timeEachRequest } from '../load/one-by-one.ts'
import type { Measurement } from '../measurement.ts'
import { villageCopy } from '../program/data-folders.ts'
import { queryDatabase } from '../program/database.ts'
import { waitUntilQuiet } from '../program/quiet.ts'
import { withProgram } from '../program/start-program.ts'
import { measureAlternately, median, quantile } from '../report/rounds.ts'

const conversationCount = 1_000
const requests = 200
const warmUp = 20

const owner = villagers[0]?.email ?? ''

/** Buyers who have each written to one listing of the owner's; the first three conversations have 10, 50 and 500 messages. */
const seed = `
  with listing as (
    select l.id, l.owner_id from listings l join people p on p.id = l.owner_id where p.email = '${owner}' order by l.id limit 1
  ), buyers as (
    insert into people (email, confirmed_at, created_at)
      select 'buyer-' || n || '@example.org', now(), now() from generate_series(1, ${conversationCount}) n returning id
  ), begun as (
    insert into conversations (listing_id, owner_id, buyer_id, created_at)
      select listing.id, listing.owner_id, buyers.id, now() from listing, buyers returning id, owner_id, buyer_id
  ), numbered as (
    select *, row_number() over (order by id) as n from begun
  ), written as (
    insert into messages (conversation_id, sender_id, body, created_at)
      select c.id, case nth % 2 when 0 then c.owner_id else c.buyer_id end,
        'I can come on Saturday at ten, if that suits you. Is the seat cover there as well?', now()
      from numbered c, generate_series(1, case c.n when 1 then 10 when 2 then 50 when 3 then 500 else 5 end) nth
      returning id, conversation_id
  )
  insert into participants (conversation_id, person_id, role, last_message_id, unread)
    select c.id, side.person_id, side.role, (select max(w.id) from written w where w.conversation_id = c.id), 1
    from begun c cross join lateral (values (c.owner_id, 'owner'), (c.buyer_id, 'buyer')) side (person_id, role)`

const largest = `
  select c.id, count(*)::int as count, max(m.id) as last from conversations c join messages m on m.conversation_id = c.id
  group by c.id having count(*) in (10, 50, 500) order by count(*)`

/** Whether a long list of conversations and a long conversation take longer than short ones. */
export const conversations: Measurement = {
  name: 'conversations',
  description: `the list of ${conversationCount} conversations, and one with 500 messages beside one with 10`,
  async run({ rounds }) {
    const dataFolder = await villageCopy('conversations')
    return withProgram(dataFolder, async (program) => {
      await queryDatabase(dataFolder, seed)
      await queryDatabase(dataFolder, 'analyze')
      const found = await queryDatabase<{ id: string; count: number; last: string }>(dataFolder, largest)
      const pathOf = (count: number, query = '') =>
        `/v1/api/user/conversations/${found.find((one) => one.count === count)?.id}${query}`
      await waitUntilQuiet(program.pid)
      const { token } = await logIn(program.address, owner)
      const headers = { 'x-user-token': token, 'x-user-email': owner }
      const time = (path: string) => () =>
        timeEachRequest(program.port, Array(requests + warmUp).fill(path), warmUp, headers)
      const measured = await measureAlternately(rounds, {
        first: time('/v1/api/user/conversations'),
        last: time(`/v1/api/user/conversations?page=${conversationCount / 20}`),
        ten: time(pathOf(10)),
        fifty: time(pathOf(50)),
        many: time(pathOf(500)),
        idle: time(pathOf(500, `?after=${found.at(-1)?.last}`)),
        unread: time('/v1/api/user/conversations/unread'),
      })
      const of = (read: (round: (typeof measured)[number]) => number) => median(measured.map(read))
      const ratio = (name: 'ten' | 'fifty') => of((round) => median(round.many) / median(round[name]))
      return [
        { name: 'list, first page, p50', value: of(({ first }) => median(first)), unit: 'ms', target: { most: 20 } },
        { name: 'list, last page, p50', value: of(({ last }) => median(last)), unit: 'ms', target: { most: 20 } },
        { name: 'list, first page, p99', value: of(({ first }) => quantile(first, 0.99)), unit: 'ms' },
        { name: '500 messages / 10', value: ratio('ten'), unit: '×', target: { most: 1.5 } },
        { name: '500 messages / 50', value: ratio('fifty'), unit: '×', target: { most: 1.2 } },
        { name: 'a conversation of 10, p50', value: of(({ ten }) => median(ten)), unit: 'ms' },
        { name: 'a conversation of 500, p50', value: of(({ many }) => median(many)), unit: 'ms' },
        { name: 'nothing new, p50', value: of(({ idle }) => median(idle)), unit: 'ms' },
        { name: 'how many are unread, p50', value: of(({ unread }) => median(unread)), unit: 'ms' },
      ]
    })
  },
}
