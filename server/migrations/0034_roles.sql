-- Up Migration

-- accounts ----------------------------------------------------------------------------------------
-- What somebody who helps to run the place may do. Whoever was a volunteer could do everything until now, and still can.
alter table people add column role text check (role in ('helper', 'moderator', 'steward'));
update people set role = 'steward' where volunteer;
alter table people drop column volunteer;
create index on people (role) where role is not null;

-- volunteers --------------------------------------------------------------------------------------
-- One for each person: a newer one takes the place of an older one.
create table role_invitations (
  person_id bigint primary key references people on delete cascade,
  role text not null check (role in ('helper', 'moderator', 'steward')),
  token_hash bytea not null unique,
  invited_by bigint references people on delete set null,
  ends_at timestamptz not null
);
create index on role_invitations (invited_by);

-- Every act of every volunteer: ids and values, never what people wrote. Rows are added, and nothing else. Therefore it refers to
-- nobody: whoever leaves is a number that belongs to nobody any more.
create table volunteer_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  volunteer_id bigint,
  role text not null,
  act text not null,
  subject text not null,
  subject_id text not null,
  before jsonb,
  after jsonb
);
create index on volunteer_log (volunteer_id);
create index on volunteer_log (subject, subject_id);
create index on volunteer_log (act, id);

create function keep_volunteer_log() returns trigger language plpgsql as $$
begin
  raise exception 'the log of the volunteers is kept';
end $$;
create trigger keep_volunteer_log before update or delete on volunteer_log for each row execute function keep_volunteer_log();
create trigger keep_whole_volunteer_log before truncate on volunteer_log execute function keep_volunteer_log();
