-- Up Migration

-- Hashes are looked up by thirds in place of quarters: two that differ in at most 7 bits differ in at most two bits of one of the first two
-- thirds, or in at most one of the last. Of five million, a quarter with one turned bit is shared by eight thousand, a third with two by two.
drop index picture_hashes_band_0, picture_hashes_band_1, picture_hashes_band_2, picture_hashes_band_3;
create index picture_hashes_third_0 on picture_hashes ((hash & -7905747460161236407), hash);
create index picture_hashes_third_1 on picture_hashes ((hash & 2635249153387078802), hash);
create index picture_hashes_third_2 on picture_hashes ((hash & 5270498306774157604), hash);

-- The hashes that differ from this one in so many bits at most: all within 7, and most of those within 10. Which bits may be turned in a third
-- stands in the function as constants: nothing is worked out for a look-up but what they make of its hash.
do $migration$
declare
  turned text[] := array(
    select array_agg(one | other order by one | other)::text
    from generate_series(0, 2) third,
      lateral (select 0::bigint as bit union all select 1::bigint << place from generate_series(third, 63, 3) place) ones (one),
      lateral (select 0::bigint as bit union all select 1::bigint << place from generate_series(third, 63, 3) place) others (other)
    where one = 0 or (third < 2 and other <> 0 and one < other)
    group by third order by third
  );
begin
  execute format($create$
    create or replace function near_hashes(wanted bigint, within integer) returns table (hash bigint, distance integer)
    language plpgsql stable set plan_cache_mode = force_generic_plan as $$
    declare
      keys_0 bigint[] := (select array_agg((wanted & -7905747460161236407) # bits) from unnest(%L::bigint[]) bits);
      keys_1 bigint[] := (select array_agg((wanted & 2635249153387078802) # bits) from unnest(%L::bigint[]) bits);
      keys_2 bigint[] := (select array_agg((wanted & 5270498306774157604) # bits) from unnest(%L::bigint[]) bits);
    begin
      return query
        select distinct near.hash, bit_count((near.hash # wanted)::bit(64))::integer from (
          select h.hash from picture_hashes h where h.hash & -7905747460161236407 = any(keys_0)
          union all select h.hash from picture_hashes h where h.hash & 2635249153387078802 = any(keys_1)
          union all select h.hash from picture_hashes h where h.hash & 5270498306774157604 = any(keys_2)
        ) near where bit_count((near.hash # wanted)::bit(64)) <= within;
    end $$ $create$, turned[1], turned[2], turned[3]);
end $migration$;

-- What these pictures look like in the listings of other people, the nearest first: a picture of which there are several is looked up once. With
-- locking, two who publish the same picture at once wait here for each other: the second one sees what the first has published.
create or replace function similar_pictures(wanted bigint[], wanted_owner bigint, wanted_partner bigint, within integer, locking boolean)
returns table (picture_id bigint, other_picture_id bigint, other_listing_id bigint, distance integer)
language plpgsql volatile set plan_cache_mode = force_generic_plan as $$
begin
  if locking then
    perform pg_advisory_xact_lock(36, band)
      from (
        select distinct hashint8(p.hash & mask) as band
        from pictures p, unnest(array[1229782938247303441, 2459565876494606882, 4919131752989213764, -8608480567731124088]) mask
        where p.id = any(wanted) and p.hash is not null order by 1
      ) bands;
  end if;
  return query
    select p.id, other.id, other.listing_id, looked_up.distance
    from (
      select own.hash, near.hash as near, near.distance
      from (select distinct q.hash from pictures q where q.id = any(wanted) and q.hash is not null) own
      cross join lateral (select * from near_hashes(own.hash, within) n order by n.distance limit 1000) near
    ) looked_up
    cross join lateral (
      select o.id, o.listing_id
      from (select q.id, q.listing_id from pictures q where q.hash = looked_up.near order by q.id limit 500) o
      join listings l on l.id = o.listing_id
      join people on people.id = l.owner_id
      where l.deleted_at is null and l.owner_id <> wanted_owner
        and (people.partner_id is null or wanted_partner is null or people.partner_id <> wanted_partner)
      order by o.id limit 1
    ) other
    join pictures p on p.id = any(wanted) and p.hash = looked_up.hash
    order by looked_up.distance, p.id, other.id
    limit 20;
end $$;

-- Lines of the log are found by their day.
create index volunteer_log_at on volunteer_log (at, id);

-- A listing as it is judged, with all that is compared: its words, its owner, the middle price of its type, what was found in it before, and
-- what these pictures of it look like. One statement, because its plan is made once for a connection and its way is gone once.
create function screening_of(wanted bigint, wanted_pictures bigint[], within integer) returns table (
  id bigint, title text, description text, price integer, created_at timestamptz, held_at timestamptz, owner_id bigint, email text,
  member_since timestamptz, partner_id bigint, middle_price double precision, findings jsonb, suspended_at timestamptz,
  decided_at timestamptz, released text[], signals text, brand text, model text, type_id integer, possible bigint[], similar_pictures jsonb
)
language plpgsql volatile set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select f.*, l.properties ->> 'brand', l.properties ->> 'model', l.equipment_type_id::integer, c.possible,
      case when wanted_pictures = '{}' then '[]'::jsonb else (
        select coalesce(jsonb_agg(jsonb_build_object('pictureId', s.picture_id, 'otherPictureId', s.other_picture_id,
          'otherListingId', s.other_listing_id, 'distance', s.distance)
          order by s.distance, s.picture_id, s.other_picture_id), '[]')
        from similar_pictures(wanted_pictures, f.owner_id, f.partner_id, within, true) s
      ) end
    from screening_facts(wanted) f
    join listings l on l.id = f.id
    left join recall_checks c on c.listing_id = f.id;
end $$;
