-- Up Migration

-- pictures ----------------------------------------------------------------------------------------
-- What a picture looks like, in 64 bits, each saying whether a place is lighter than the one left of it. Each hash stands once, however many
-- pictures have it. Of a picture on which nothing can be told apart there is none.
create table picture_hashes (
  hash bigint primary key,
  -- When a picture came with it last. A hash without a picture goes a day later.
  seen_at timestamptz not null
);

-- Every fourth bit of a hash: two hashes that differ in at most 7 bits differ in at most one bit of one of these four bands.
create index picture_hashes_band_0 on picture_hashes ((hash & 1229782938247303441), hash);
create index picture_hashes_band_1 on picture_hashes ((hash & 2459565876494606882), hash);
create index picture_hashes_band_2 on picture_hashes ((hash & 4919131752989213764), hash);
create index picture_hashes_band_3 on picture_hashes ((hash & -8608480567731124088), hash);

-- Pictures that were there before wait for a job that looks at them.
alter table pictures add column hash bigint, add column hashed boolean not null default false;
create index pictures_hash on pictures (hash, id) where hash is not null;
create index pictures_unhashed on pictures (id) where not hashed;

-- The hashes that differ from this one in so many bits at most: all within 7, and most of those within 10. Of bands that many pictures share, as
-- on a plain wall, 4,000 are looked through: those with the same band, and those with one bit of it turned.
create function near_hashes(wanted bigint, within integer) returns table (hash bigint, distance integer)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return query
    with flips as (
      select array_agg((wanted & 1229782938247303441) # bit) as band_0, array_agg((wanted & 2459565876494606882) # (bit << 1)) as band_1,
        array_agg((wanted & 4919131752989213764) # (bit << 2)) as band_2, array_agg((wanted & -8608480567731124088) # (bit << 3)) as band_3
      from (select 1::bigint << (4 * place) as bit from generate_series(0, 15) place) bits
    ), candidates as (
      select h.hash from picture_hashes h where h.hash = wanted
      union all (select h.hash from picture_hashes h where h.hash & 1229782938247303441 = wanted & 1229782938247303441 limit 4000)
      union all (select h.hash from picture_hashes h where h.hash & 2459565876494606882 = wanted & 2459565876494606882 limit 4000)
      union all (select h.hash from picture_hashes h where h.hash & 4919131752989213764 = wanted & 4919131752989213764 limit 4000)
      union all (select h.hash from picture_hashes h where h.hash & -8608480567731124088 = wanted & -8608480567731124088 limit 4000)
      union all (select h.hash from picture_hashes h, flips where h.hash & 1229782938247303441 = any(flips.band_0) limit 4000)
      union all (select h.hash from picture_hashes h, flips where h.hash & 2459565876494606882 = any(flips.band_1) limit 4000)
      union all (select h.hash from picture_hashes h, flips where h.hash & 4919131752989213764 = any(flips.band_2) limit 4000)
      union all (select h.hash from picture_hashes h, flips where h.hash & -8608480567731124088 = any(flips.band_3) limit 4000)
    )
    select distinct c.hash, bit_count((c.hash # wanted)::bit(64))::integer
    from candidates c where bit_count((c.hash # wanted)::bit(64)) <= within;
end $$;

-- What these pictures look like in the listings of other people, the nearest first. With locking, two who publish the same picture at once
-- wait here for each other: the second one sees what the first has published.
create function similar_pictures(wanted bigint[], wanted_owner bigint, wanted_partner bigint, within integer, locking boolean)
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
    select p.id, other.id, other.listing_id, near.distance
    from pictures p
    cross join lateral near_hashes(p.hash, within) near
    cross join lateral (
      select o.id, o.listing_id
      from (select q.id, q.listing_id from pictures q where q.hash = near.hash order by q.id limit 500) o
      join listings l on l.id = o.listing_id
      join people on people.id = l.owner_id
      where l.deleted_at is null and l.owner_id <> wanted_owner
        and (people.partner_id is null or wanted_partner is null or people.partner_id <> wanted_partner)
      order by o.id limit 1
    ) other
    where p.id = any(wanted) and p.hash is not null
    order by near.distance, p.id, other.id
    limit 20;
end $$;

-- screening ---------------------------------------------------------------------------------------
-- What is looked for before a listing is public, and what becomes of it then. Volunteers change it; the kinds are fixed in the program.
create table screening_signals (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('prohibited', 'same_picture', 'similar_picture', 'new_account', 'contact_details', 'low_price',
    'high_price', 'words')),
  name text not null unique check (length(name) between 1 and 80),
  action text not null check (action in ('refuse', 'suspend', 'note')),
  weight integer not null default 0 check (weight between 0 and 10),
  -- Bits of a hash, days, or how many times a price: what its kind says; 0 where it has none.
  threshold integer not null default 0 check (threshold between 0 and 1000),
  words text[] not null default '{}',
  active boolean not null default true,
  updated_at timestamptz not null default now(),
  updated_by bigint references people on delete set null
);
-- What is looked for in one way stands once.
create unique index on screening_signals (kind) where kind <> 'words';

insert into screening_signals (kind, name, action, weight, threshold, words) values
  ('prohibited', 'What cannot be listed here', 'refuse', 0, 0, '{}'),
  ('same_picture', 'Another person’s photo', 'suspend', 2, 5, '{}'),
  ('similar_picture', 'A photo much like another person’s', 'note', 2, 10, '{}'),
  ('new_account', 'Small things from a new account', 'suspend', 2, 7, '{}'),
  ('contact_details', 'Contact details in the text', 'note', 1, 0, '{}'),
  ('low_price', 'A very low price', 'note', 1, 10, '{}'),
  ('high_price', 'A very high price', 'note', 1, 3, '{}'),
  ('words', 'Money ahead', 'note', 2, 0,
    '{pay in advance,payment in advance,money in advance,pay up front,pay upfront,payment upfront,payment up front,deposit to hold,deposit first,deposit before,deposit is required,deposit required,deposit secures,deposit to secure,deposit to reserve,send a deposit,small deposit,pay before you see,payment before pickup,payment before delivery,payment first,pay first,e transfer first,etransfer first,transfer first,send the money,once payment is received,once i receive payment,after payment is received,holding fee,reservation fee,refundable deposit,nonrefundable deposit,shipping fee first,delivery fee first,insurance fee}'),
  ('words', 'Payments that nobody needs here', 'note', 2, 0,
    '{gift card,giftcard,bitcoin,btc,crypto,cryptocurrency,zelle,cash app,cashapp,western union,moneygram,wire transfer,bank wire,certified cheque,certified check,cashiers cheque,cashiers check,money order,prepaid card,ebay buyer protection,escrow}'),
  ('words', 'Talk elsewhere', 'note', 1, 0,
    '{whatsapp,whats app,telegram,hangouts,google chat,kik,text only,text my,email me directly,e mail me directly,contact me directly,do not reply here,do not message here,not on this site,off this site,outside this site}'),
  ('words', 'Sent, not met', 'note', 1, 0,
    '{shipping only,ship only,delivery only,no pickup,no pick up,no viewing,no viewings,cannot be viewed,can ship,will ship,we ship,ships from,shipped to you,shipped anywhere,ship anywhere,free shipping,ship it to you,courier,shipping company,shipping agent,movers will deliver,deliver it to your door}'),
  ('words', 'Far away', 'note', 1, 0,
    '{out of the country,out of country,overseas,offshore,oil rig,deployed,military,at sea,moved abroad,relocated to,another province,my agent,my lawyer,my attorney,the estate agent}'),
  ('words', 'Hurry', 'note', 1, 0,
    '{first come first served,first to pay,first to send,first deposit,serious buyers only,many people interested,many interested,act fast,act now,today only,last chance,wont last,will not last,hurry}');

-- What was found in a listing when it was last looked at; without a row, nothing. It is suspended by this, since then, as long as
-- `listings.held_at` is the same moment and no volunteer has decided. What a volunteer has released is not looked at again.
create table screenings (
  listing_id bigint primary key references listings on delete cascade,
  findings jsonb not null,
  screened_at timestamptz not null,
  suspended_at timestamptz,
  decided_at timestamptz,
  released text[] not null default '{}'
);
create index screenings_waiting on screenings (suspended_at) where suspended_at is not null and decided_at is null;

-- A listing as it is judged, with its owner, the middle price of the newest listings of its type, and what was found in it before. A function,
-- because its plan is made once for a connection: making it takes longer than reading.
create function screening_facts(wanted bigint) returns table (
  id bigint, title text, description text, price integer, created_at timestamptz, held_at timestamptz, owner_id bigint, email text,
  member_since timestamptz, partner_id bigint, middle_price double precision, findings jsonb, suspended_at timestamptz,
  decided_at timestamptz, released text[], signals text
)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select l.id, l.title::text, l.description::text, l.price, l.created_at, l.held_at, l.owner_id, p.email::text, p.created_at,
      p.partner_id::bigint,
      (
        select percentile_cont(0.5) within group (order by newest.price) from (
          select n.price from listings n
          where n.equipment_type_id = l.equipment_type_id and n.is_public and n.price > 0 and n.id <> l.id
          order by n.listed_at desc, n.id desc limit 60
        ) newest having count(*) >= 8
      ),
      s.findings, s.suspended_at, s.decided_at, s.released,
      (
        select coalesce(json_agg(json_build_object('id', g.id, 'kind', g.kind, 'action', g.action, 'weight', g.weight,
          'threshold', g.threshold, 'words', g.words) order by g.id), '[]')::text
        from screening_signals g where g.active
      )
    from listings l join people p on p.id = l.owner_id left join screenings s on s.listing_id = l.id
    where l.id = wanted;
end $$;
