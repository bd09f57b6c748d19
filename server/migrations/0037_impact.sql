-- Up Migration

-- impact ------------------------------------------------------------------------------------------
-- What happened on a day, by equipment type and place: sums, of nobody and of no listing, so that they stay when listings and accounts
-- go. Days are those of Vancouver as the rest of the program has them, UTC-7.
create table impact_days (
  day date not null,
  equipment_type_id integer not null references equipment_types,
  location_id integer not null references locations,
  -- Things that were handed over, and those of them that found somebody here.
  handed_over integer not null default 0,
  found_here integer not null default 0,
  -- How long that took from when they were listed: these, and what is left took longer.
  within_week integer not null default 0,
  within_fortnight integer not null default 0,
  within_month integer not null default 0,
  within_quarter integer not null default 0,
  -- Those whose price when new is known, and how many dollars less they cost.
  priced integer not null default 0,
  dollars_saved integer not null default 0,
  -- Those whose weight is known, and how heavy they are together.
  weighed integer not null default 0,
  kilograms numeric not null default 0,
  -- Conversations that began on that day, those whose owner answered, and those that were answered within a day.
  asked integer not null default 0,
  answered integer not null default 0,
  answered_in_a_day integer not null default 0,
  primary key (day, equipment_type_id, location_id)
);

-- What transactions add to these sums, and take back. Each writes rows of its own, so that nobody waits for anybody; a job folds them in.
create table impact_facts (
  like impact_days including defaults,
  id bigint generated always as identity primary key
);

-- Searches that found nothing, by what of our own words they named: never by what was typed.
create table missed_searches (
  day_start timestamptz not null,
  category_id integer references categories,
  equipment_type_id integer references equipment_types,
  -- Such as "18 in"; null: none was named.
  size text,
  searches integer not null,
  unique nulls not distinct (day_start, category_id, equipment_type_id, size)
);
create index on missed_searches (day_start);

create function impact_day(at timestamptz) returns date language sql immutable as $$
  select ((at at time zone 'UTC') - interval '7 hours')::date
$$;

-- A number that its owner gave of a listing; null where it is none.
create function stated_number(properties jsonb, name text) returns numeric language sql immutable as $$
  select case when properties ->> name ~ '^\d{1,6}(\.\d{1,4})?$' then (properties ->> name)::numeric end
$$;

-- Whether a listing counts as handed over: not one that is hidden because of reports.
create function is_handed_over(l listings) returns boolean language sql immutable as $$
  select l.last_feedback is not null and l.held_at is null
$$;

-- Adds a handover to the sums, or takes it back.
create function add_handover(l listings, sign integer) returns void language plpgsql as $$
declare
  handed_at timestamptz := coalesce(l.feedback_at, l.updated_at);
  took interval := handed_at - l.created_at;
  price_when_new numeric := stated_number(l.properties, 'price_when_new');
  weight numeric := stated_number(l.properties, 'item_weight_lb') * 0.45359237;
begin
  insert into impact_facts (
    day, equipment_type_id, location_id, handed_over, found_here, within_week, within_fortnight, within_month, within_quarter,
    priced, dollars_saved, weighed, kilograms
  ) values (
    impact_day(handed_at), l.equipment_type_id, l.location_id,
    sign,
    sign * (l.last_feedback = 'exchanged')::int,
    sign * (took <= interval '7 days')::int,
    sign * (took > interval '7 days' and took <= interval '14 days')::int,
    sign * (took > interval '14 days' and took <= interval '30 days')::int,
    sign * (took > interval '30 days' and took <= interval '90 days')::int,
    sign * (price_when_new is not null)::int,
    sign * coalesce(greatest(round(price_when_new) - l.price, 0), 0)::int,
    sign * (weight is not null)::int,
    sign * coalesce(round(weight, 1), 0)
  );
end $$;

create function count_handover() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (is_handed_over(old), old.last_feedback, old.feedback_at, old.equipment_type_id, old.location_id, old.price, old.properties)
      is not distinct from
      (is_handed_over(new), new.last_feedback, new.feedback_at, new.equipment_type_id, new.location_id, new.price, new.properties)
    then return null;
    end if;
    if is_handed_over(old) then perform add_handover(old, -1); end if;
  end if;
  if is_handed_over(new) then perform add_handover(new, 1); end if;
  return null;
end $$;
create trigger count_handover after update on listings for each row
  when (old.last_feedback is not null or new.last_feedback is not null) execute function count_handover();
create trigger count_handover_at_once after insert on listings for each row
  when (new.last_feedback is not null) execute function count_handover();

create function count_conversation() returns trigger language plpgsql as $$
begin
  insert into impact_facts (day, equipment_type_id, location_id, asked)
    select impact_day(new.created_at), equipment_type_id, location_id, 1 from listings where id = new.listing_id;
  return null;
end $$;
create trigger count_conversation after insert on conversations for each row execute function count_conversation();

-- The first answer of an owner counts, on the day when they were asked.
create function count_answer() returns trigger language plpgsql as $$
begin
  insert into impact_facts (day, equipment_type_id, location_id, answered, answered_in_a_day)
    select impact_day(c.created_at), l.equipment_type_id, l.location_id, 1,
      (new.created_at <= c.created_at + interval '1 day')::int
    from conversations c join listings l on l.id = c.listing_id
    where c.id = new.conversation_id and c.owner_id = new.sender_id
      and not exists (
        select from messages m where m.conversation_id = c.id and m.sender_id = c.owner_id and m.kind <> 'notice' and m.id <> new.id
      );
  return null;
end $$;
create trigger count_answer after insert on messages for each row
  when (new.kind <> 'notice' and new.sender_id is not null and not new.hidden_from_partner) execute function count_answer();

-- What is there already counts, too.
select count(add_handover(l, 1)) from listings l where is_handed_over(l);
insert into impact_facts (day, equipment_type_id, location_id, asked, answered, answered_in_a_day)
  select impact_day(c.created_at), l.equipment_type_id, l.location_id, 1,
    (first.at is not null)::int, coalesce(first.at <= c.created_at + interval '1 day', false)::int
  from conversations c
  join listings l on l.id = c.listing_id
  cross join lateral (
    select min(m.created_at) as at from messages m
    where m.conversation_id = c.id and m.sender_id = c.owner_id and m.kind <> 'notice' and not m.hidden_from_partner
  ) first;

-- Pages for everyone show these two.
create trigger note_change after insert or update or delete on impact_days for each row execute function note_change();
create trigger note_truncation after truncate on impact_days execute function note_change();
create trigger note_change after insert or update or delete on missed_searches for each row execute function note_change();
create trigger note_truncation after truncate on missed_searches execute function note_change();
