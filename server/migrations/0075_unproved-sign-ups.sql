-- Up Migration

-- When somebody signed up, while nothing shows yet that they read the mail of the address: their password, social login and sessions may be
-- a stranger's. Null once the link was opened where they signed up, or its reader said that the sign-up was theirs, or chose a password.
alter table people add column unproved_sign_up_at timestamptz;
-- The browser and system of that sign-up in words, as long as it is asked about.
alter table people add column sign_up_device text;
update people set unproved_sign_up_at = created_at where confirmed_at is null;

-- Whether a session was opened by a link that was mailed to the address, so that it does not depend on the sign-up.
alter table sessions add column by_link boolean not null default false;
