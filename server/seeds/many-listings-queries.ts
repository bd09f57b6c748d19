import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { lifetimeInDays } from '@reable/contract/listings/rules'
import { sql } from 'kysely'
import type { Client } from 'pg'
import { from } from 'pg-copy-streams'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import type { ManyListing } from './many-listings-generate.ts'
import type { SharedPicture } from './many-listings-pictures.ts'

/** Seeds confirmed people without a password, every fourth a member of a partner. Returns their ids. */
export async function seedManyPeople(ctx: Context, { number, partnerIds }: { number: number; partnerIds: number[] }) {
  const now = ctx.clock.now()
  await sql`
    insert into people (email, confirmed_at, created_at, partner_id)
    select 'many-' || n || '@example.org', ${now}, ${now},
      case when n % 4 = 0 then (${partnerIds}::bigint[])[1 + n / 4 % cardinality(${partnerIds}::bigint[])] end
    from generate_series(1, ${number}) n
    on conflict (email) do nothing
  `.execute(ctx.db)
  const people = sql<{ id: number }>`select id from people where email ~ '^many-\\d+@example\\.org$' limit ${number}`
  return (await people.execute(ctx.db)).rows.map(({ id }) => id)
}

/** Settings of this session alone: the index of words takes in many listings at once instead of each by itself. */
export async function prepareSession(client: Client): Promise<void> {
  await client.query("set gin_pending_list_limit = '64MB'; set work_mem = '128MB'; set synchronous_commit = off")
}

export async function highestListingId(client: Client): Promise<number> {
  const { rows } = await client.query<{ id: number }>('select coalesce(max(id), 0) as id from listings')
  return rows[0]?.id ?? 0
}

type Addition = { batch: Iterable<ManyListing>; pictures: SharedPicture[]; run: string }

/** Inserts listings with one or two pictures each, all of the batch or none. The references of this run begin with `run`. */
export async function addListings(client: Client, { batch, pictures, run }: Addition): Promise<void> {
  await client.query('begin')
  const before = await highestListingId(client)
  await copyListings(client, batch, await kindsOfTypes(client))
  await client.query(
    `with shared as materialized (
      select p.*, o.hash, o.hashed
      from jsonb_to_recordset($1) as p (category_id int, position int, digest text, width int, height int, alt text)
      cross join lateral (select hash, hashed from pictures where digest = p.digest order by hashed desc limit 1) o
    )
    insert into pictures (owner_id, listing_id, position, digest, width, height, alt, hash, hashed, created_at)
    select l.owner_id, l.id, p.position, p.digest, p.width, p.height, p.alt, p.hash, p.hashed, l.created_at
    from listings l
    join shared p on p.category_id = l.category_id
    where l.id > $2 and starts_with(l.reference, $3) and (p.position = 1 or l.id % 2 = 0)`,
    [JSON.stringify(pictures), before, run],
  )
  await client.query('commit')
}

const columns = `owner_id, equipment_type_id, category_id, condition_id, location_id, title, description, price,
  properties, kind, measures, reference, owner_confirmed, listed_at, expires_at, created_at, updated_at`

/** The search name of each equipment type, by its id. */
async function kindsOfTypes(client: Client): Promise<Map<number, string>> {
  const { rows } = await client.query<{ id: number; kind: string }>(
    'select id, kind_of(id) as kind from equipment_types',
  )
  return new Map(rows.map(({ id, kind }) => [id, kind]))
}

async function copyListings(client: Client, batch: Iterable<ManyListing>, kinds: Map<number, string>): Promise<void> {
  const stream = client.query(from(`copy listings (${columns}) from stdin`))
  await pipeline(Readable.from(chunks(batch, kinds)), stream)
}

function* chunks(batch: Iterable<ManyListing>, kinds: Map<number, string>, size = 100_000): Generator<Buffer> {
  let text = ''
  for (const listing of batch) {
    text += lineOf(listing, kinds.get(listing.typeId) ?? '')
    if (text.length < size) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(text)
}

function lineOf(listing: ManyListing, kind: string): string {
  const { typeId, categoryId, conditionId, locationId, title, description, price, listedAt, createdAt } = listing
  const expires = new Date(listedAt.getTime() + lifetimeInDays * day)
  const ids = [listing.ownerId, typeId, categoryId, conditionId, locationId]
  const times = [listedAt, expires, createdAt, listedAt].map((time) => time.toISOString())
  const measures = `{${listing.measures.map((measure) => measure ?? 'NULL').join()}}`
  const texts = [title, description, price, JSON.stringify(listing.properties), kind, measures, listing.reference, true]
  return `${[...ids, ...texts, ...times].map(escaped).join('\t')}\n`
}

/** In the text form of COPY a backslash begins a sign; no text here has a line break or a tab. */
const escaped = (value: string | number | boolean) => String(value).replaceAll('\\', '\\\\')

/** Vacuums and analyzes the tables, so that they perform like those of a running site. */
export async function vacuumTables(client: Client): Promise<void> {
  for (const table of ['people', 'listings', 'pictures']) await client.query(`vacuum (analyze) ${table}`)
}
