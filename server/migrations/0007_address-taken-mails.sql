-- Up Migration

-- When a person was last told that someone tried to sign up with their address: at most once an hour.
alter table people add column taken_told_at timestamptz;
