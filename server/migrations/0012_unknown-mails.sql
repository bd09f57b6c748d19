-- Up Migration

-- Whoever watches counts the mails that nobody can say went; they are few among all that ever did.
create index mails_unknown on mails (id) where outcome = 'unknown';

-- What a mail waited for goes with its words when it has come to its end.
update mails set only_while = null where outcome <> 'waiting' and only_while is not null;
