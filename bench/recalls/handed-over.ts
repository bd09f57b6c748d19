import { queryDatabase } from '../program/database.ts'

/** Of the listings that were handed over, one in so many names the brand, and one in so many is the recalled model. */
const [oneOfBrand, oneRecalled] = [10, 1_000]
/** Between the numbers of one round's listings and the next. */
const step = 1_000_000
const thingsOfOne = 10

/**
 * Hands over a copy of each public listing in so many rounds, each with its sheet and a receiver who wants to be told of recalls. Without triggers:
 * what they count is not what is measured.
 */
export async function handOverCopies(dataFolder: string, rounds: number): Promise<void> {
  await queryDatabase(
    dataFolder,
    `insert into people (email, confirmed_at, created_at)
      select 'receiver-' || n || '@reable.example', now(), now() from generate_series(1, ${rounds}::int * 100000 / ${thingsOfOne}) n`,
  )
  const names = await listingColumns(dataFolder)
  for (let round = 1; round <= rounds; round++) await queryDatabase(dataFolder, copyRound(round, names))
  await queryDatabase(dataFolder, 'analyze listings; analyze recall_checks; analyze handover_sheets')
}

/** The columns that are copied as they are. */
async function listingColumns(dataFolder: string): Promise<string> {
  const changed = ['id', 'properties', 'active', 'is_public', 'last_feedback', 'feedback_at', 'reference']
  const [row] = await queryDatabase<{ names: string }>(
    dataFolder,
    `select string_agg(column_name, ', ') as names from information_schema.columns
      where table_schema = 'public' and table_name = 'listings' and is_generated = 'NEVER' and column_name <> all($1)`,
    [changed],
  )
  return row?.names ?? ''
}

const copyRound = (round: number, names: string) => `
  set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB';
  create temporary table copied as select id as old_id, ${round * step} + id as id, id % ${oneOfBrand} = 0 as is_branded,
    case when id % ${oneRecalled} = 0 then 'QM-4711' else 'Roam ' || id end as model
    from listings where is_public and id < ${step};
  insert into listings (id, properties, active, is_public, last_feedback, feedback_at, ${names}) overriding system value
    select c.id, case when is_branded then properties || jsonb_build_object('brand', 'Quillmark', 'model', model) else properties - 'brand' end,
      false, false, 'exchanged', now() - c.old_id % 3000 * interval '1 day', ${names.replaceAll(/\b(\w+)\b/g, 'l.$1')}
    from copied c join listings l on l.id = c.old_id;
  insert into recall_checks (listing_id, keys, checked_at)
    select c.id, array_remove(keys, 'QU111MARK') || case when is_branded then '{QU111MARK}'::text[] else '{}' end, checked_at
    from copied c join recall_checks r on r.listing_id = c.old_id;
  insert into handover_sheets (token_hash, listing_id, receiver_id, equipment_type_id, brand, model, keys, created_at, handed_over_at, wants_recalls)
    select decode(md5('sheet ' || c.id), 'hex'), c.id, p.first + (${round} * 100000 + row_number() over (order by c.id)) / ${thingsOfOne} % p.number,
      l.equipment_type_id, case when is_branded then 'Quillmark' end, case when is_branded then model end,
      case when is_branded then '{QU111MARK}'::text[] else '{}' end, l.feedback_at, l.feedback_at, true
    from copied c join listings l on l.id = c.id
    cross join (select min(id) as first, count(*) as number from people where email ~ '^receiver-') p;
  drop table copied`
