-- Up Migration

-- Since when somebody is a steward who was invited or promoted: for 72 hours they agree to nothing. Null for whoever was one before, and for
-- whom the server's own command made one.
alter table people add column steward_since timestamptz;

-- Null while the invitation waits for another steward to confirm it: its link is mailed only then.
alter table role_invitations alter column token_hash drop not null;
alter table role_invitations add column confirmed_at timestamptz;
