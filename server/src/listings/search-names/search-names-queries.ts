import type { SearchLanguage, SearchNameSort } from '@reable/contract/search-names/rules'
import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { rowsOf } from '#platform/database'

/** `equipment_type_ids` has the likeliest first. */
export type SearchNameFields = {
  name: string
  language: SearchLanguage
  sort: SearchNameSort
  equipment_type_ids: number[]
}

/** A name as searches are read by it: with the kinds that there still are, of which it has one at least. */
export type SearchName = Omit<SearchNameFields, 'equipment_type_ids'> & { id: number; typeIds: number[] }

export const selectSearchNames = (ctx: Context): Promise<SearchName[]> => rowsOf(ctx, statement)

const statement = sql<SearchName>`
  select id, name, language, sort, type_ids as "typeIds" from search_names cross join lateral (
    select array_agg(type_id order by place) as type_ids
    from unnest(equipment_type_ids) with ordinality as named (type_id, place)
    where exists (select from equipment_types where equipment_types.id = type_id)
  ) existing
  where type_ids is not null order by id`

/**
 * Makes the names that no steward has written, changed or removed those of this list: other ones of an earlier list go. A name that a
 * steward has given to something else, or taken away, is left out.
 */
export async function replaceDelivered({ db, clock }: Context, list: readonly SearchNameFields[]): Promise<void> {
  await sql`
    with changed as (
      select key::integer as id, lower(fields ->> 'name') as name from versions where kind = 'search_name'
    ), delivered as (
      select * from jsonb_to_recordset(${JSON.stringify(list)}::jsonb)
        as delivered (name text, language text, sort text, equipment_type_ids integer[])
      where lower(name) not in (select name from changed where name is not null)
    ), gone as (
      delete from search_names
      where id not in (select id from changed) and lower(name) not in (select lower(name) from delivered)
    )
    insert into search_names (name, language, sort, equipment_type_ids, created_at)
      select name, language, sort, equipment_type_ids, ${clock.now()} from delivered
    on conflict (lower(name)) do update
      set (name, language, sort, equipment_type_ids)
        = (excluded.name, excluded.language, excluded.sort, excluded.equipment_type_ids)
      where (search_names.name, search_names.language, search_names.sort, search_names.equipment_type_ids)
        is distinct from (excluded.name, excluded.language, excluded.sort, excluded.equipment_type_ids)`.execute(db)
}
