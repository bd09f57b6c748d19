-- Up Migration

-- restrictions ------------------------------------------------------------------------------------
-- What volunteers keep somebody from, why, and until when. A ban of more than 7 days holds for 7 until a second steward agrees.
create table restrictions (
  id bigint generated always as identity primary key,
  person_id bigint not null references people on delete cascade,
  kind text not null check (kind in ('mute', 'stop', 'ban')),
  -- For volunteers: one of the contract's reasons.
  reason text not null check (length(reason) between 1 and 80),
  -- What the person reads.
  sentence text not null check (length(sentence) between 1 and 500),
  begun_at timestamptz not null,
  -- Null: for good.
  ends_at timestamptz,
  decided_by bigint references people on delete set null,
  -- The case that it came of.
  case_id bigint references cases on delete set null,
  -- Until when a second steward can agree; days is what is asked for then, null: for good.
  agree_until timestamptz,
  days integer check (days between 1 and 365),
  agreed_at timestamptz,
  agreed_by bigint references people on delete set null,
  lifted_at timestamptz,
  lifted_by bigint references people on delete set null,
  -- What the person answered, once, and that somebody else than who decided has looked at it and left it.
  answer text check (length(answer) between 1 and 2000),
  answered_at timestamptz,
  reviewed_at timestamptz,
  reviewed_by bigint references people on delete set null,
  over_at timestamptz generated always as (coalesce(lifted_at, ends_at)) stored,
  check ((answer is null) = (answered_at is null)),
  check (agreed_at is null or agree_until is not null)
);
create index on restrictions (person_id, over_at);
create index on restrictions (over_at);
create index restrictions_to_agree on restrictions (agree_until) where agreed_at is null and lifted_at is null;
create index restrictions_answered on restrictions (answered_at) where answered_at is not null and reviewed_at is null and lifted_at is null;
create index on restrictions (case_id);
create index on restrictions (decided_by);
create index on restrictions (agreed_by);
create index on restrictions (lifted_by);
create index on restrictions (reviewed_by);

-- Who might write to nobody for some days is muted; a report about a person knows which restriction came of it.
alter table person_reports add column restriction_id bigint references restrictions on delete set null;
create index on person_reports (restriction_id);
insert into restrictions (person_id, kind, reason, sentence, begun_at, ends_at, decided_by)
  select w.person_id, 'mute', 'messages',
    coalesce(nullif(left(r.words, 500), ''), 'Somebody was not at ease with your messages, and asked us for help.'),
    w.until - interval '7 days', w.until, r.decided_by
  from writing_pauses w left join lateral (
    select p.words, p.decided_by from person_reports p
    where p.reported_id = w.person_id and p.decision = 'pause' order by p.decided_at desc limit 1
  ) r on true;
update person_reports p set restriction_id = r.id from restrictions r
  where p.reported_id = r.person_id and p.decision = 'pause' and p.decided_at > r.begun_at - interval '7 days';
drop table writing_pauses;

-- people ------------------------------------------------------------------------------------------
-- What volunteers write down about somebody, who may ask for it.
create table person_notes (
  id bigint generated always as identity primary key,
  person_id bigint not null references people on delete cascade,
  written_by bigint references people on delete set null,
  words text not null check (length(words) between 1 and 2000),
  written_at timestamptz not null
);
create index on person_notes (person_id, id);
create index on person_notes (written_by);
create index on person_notes (written_at);

-- Volunteers find people by how a name, an address or a title begins.
create index people_first_name_begins on people (lower(first_name) text_pattern_ops) where first_name is not null;
create index people_email_begins on people (lower(email::text) text_pattern_ops);
create index listings_title_begins on listings (lower(title) text_pattern_ops);

-- listings ----------------------------------------------------------------------------------------
-- Hidden while its owner is banned: all else stays as it is, so that it comes back as it was.
alter table listings add column owner_banned boolean not null default false;
create index listings_of_banned on listings (owner_id) where owner_banned;
create or replace function keep_is_public() returns trigger language plpgsql as $$
begin
  new.is_public := new.active and new.last_feedback is null and new.deleted_at is null and new.owner_confirmed
    and new.held_at is null and not new.owner_banned;
  return new;
end $$;
