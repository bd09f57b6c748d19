-- Up Migration

-- cases -------------------------------------------------------------------------------------------
-- What waits for a volunteer, about one listing, person or message each: at most one is open about each of them, and what comes in while
-- it is open joins it. A case goes with what it is about.
create table cases (
  id bigint generated always as identity primary key,
  listing_id bigint references listings on delete cascade,
  person_id bigint references people on delete cascade,
  message_id bigint references messages on delete cascade on update cascade,
  subject text not null generated always as (case when listing_id is not null then 'listing' when person_id is not null then 'person'
    else 'message' end) stored,
  -- Why it was opened, the first one first, and how grave the gravest of it is.
  reasons text[] not null,
  gravity smallint not null check (gravity between 1 and 9),
  opened_at timestamptz not null,
  -- Who looks at it, and until when nobody else decides.
  claimed_by bigint references people on delete set null,
  claimed_until timestamptz,
  -- When a volunteer decided, or when nothing was left to decide.
  closed_at timestamptz,
  -- Who may not decide: it is about what they decided before.
  not_by bigint references people on delete set null,
  check (num_nonnulls(listing_id, person_id, message_id) = 1)
);
create unique index cases_open_listing on cases (listing_id) where closed_at is null and listing_id is not null;
create unique index cases_open_person on cases (person_id) where closed_at is null and person_id is not null;
create unique index cases_open_message on cases (message_id) where closed_at is null and message_id is not null;
create index cases_waiting on cases (gravity desc, opened_at, id) where closed_at is null;
create index on cases (listing_id);
create index on cases (person_id);
create index on cases (message_id);
create index on cases (claimed_by);
create index on cases (not_by);
create index on cases (closed_at);

-- What was decided in a case. `before` says how things stood until then, for as long as the decision can be undone.
create table case_decisions (
  id bigint generated always as identity primary key,
  case_id bigint not null references cases on delete cascade,
  decision text not null,
  decided_at timestamptz not null,
  volunteer_id bigint references people on delete set null,
  -- To whoever it is about.
  words text,
  before jsonb,
  undone_at timestamptz,
  undone_by bigint references people on delete set null
);
create index on case_decisions (case_id, id);
create index on case_decisions (volunteer_id);
create index on case_decisions (undone_by);
create index case_decisions_undoable on case_decisions (decided_at) where before is not null;

-- What volunteers write to each other about a case.
create table case_notes (
  id bigint generated always as identity primary key,
  case_id bigint not null references cases on delete cascade,
  volunteer_id bigint references people on delete set null,
  body text not null check (length(body) between 1 and 2000),
  written_at timestamptz not null
);
create index on case_notes (case_id, id);
create index on case_notes (volunteer_id);

-- moderation --------------------------------------------------------------------------------------
-- How much a report weighed when it was made, and whether its reporter wants to hear what became of it.
alter table reports
  add column weight double precision not null default 0.5 check (weight between 0 and 1),
  add column wants_outcome boolean not null default false;

-- What waited before is a case now.
insert into cases (listing_id, reasons, gravity, opened_at)
  select listing_id, array_agg(distinct reason), max(gravity), min(since)
  from (
    select listing_id, created_at as since,
      case when 'scam' = any(reasons) then 'scam' else 'reported' end as reason, case when 'scam' = any(reasons) then 5 else 2 end as gravity
    from reports where decided_at is null
    union all
    select listing_id, suspended_at, 'screened', 4 from screenings where suspended_at is not null and decided_at is null
  ) waiting
  group by listing_id;
insert into cases (person_id, reasons, gravity, opened_at)
  select reported_id, array['person_reported'], 4, min(created_at)
  from person_reports where decided_at is null and reported_id is not null group by reported_id;
insert into cases (message_id, reasons, gravity, opened_at)
  select message_id, array['held'], 4, held_at from pending_messages where decided_at is null;
