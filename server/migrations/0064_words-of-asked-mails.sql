-- Up Migration

-- Of a mail that its writer is asked about, its words and photos stay, not its bytes: an attacker's five mails were 84 MB.
alter table incoming_mails
  add column body text,
  add column folded text,
  -- When the mail was written that it answers.
  add column answered_at timestamptz,
  -- The address that it came for and its size, by which too many are not taken: known until the row goes.
  add column recipient_hash bytea,
  add column size integer;

alter table pictures add column incoming_mail_id bigint references incoming_mails on delete set null;
