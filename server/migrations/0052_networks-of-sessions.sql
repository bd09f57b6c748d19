-- Up Migration

-- From which network a session was last used, as a keyed digest that is of its person alone; null while nobody knows. No address is stored.
alter table sessions add column network bytea;
