-- Up Migration

-- accounts ----------------------------------------------------------------------------------------
-- When an owner was last told that too many passwords were tried for their account.
alter table people add column tries_told_at timestamptz;

-- However often a device is used, its session ends half a year after it began.
update sessions set expires_at = created_at + interval '180 days'
  where expires_at > created_at + interval '180 days';
